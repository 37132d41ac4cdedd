/** Events as motion: every one of them leads from a thing on the table to another, or lights one up. */

import type { Happened } from "@/lib/protocol";
import { BASE, EASE_DROP, flyFrom, flyTo, MOVE, moves, outline, play as pulse, queue, REVEAL } from "@/lib/motion";
import { SHAPES, tinctureOf } from "@/lib/seats";
import { CARDS, LAYOUTS, REGIONS } from "./data";
import type { View } from "./view";

type Fields = Record<string, any>;
interface Scene {
  me: number | null;
  view: View;
}
type Show = (fields: Fields, scene: Scene) => void;

const STAGGER = 60;
const PIECE = 30;
const PLACES = LAYOUTS.flatMap((layout) => layout.slots);
const SLOW = new Set(["bids_revealed", "city_built", "board_laid", "game_scored", "match_ended"]);
const TOGETHER = new Set(["start_filled", "leader_dealt", "token_placed", "board_laid"]);

// -- places -------------------------------------------------------------------------------------

function find(...places: string[]): Element | null {
  for (const place of places) {
    for (const el of document.querySelectorAll(`[data-at="${place}"]`)) {
      if (el.getClientRects().length) return el;
    }
  }
  return null;
}

/** A region's pieces stand round a point of it; its outline is no place to fly to. */
function rect(...places: string[]): DOMRect | null {
  const el = find(...places);
  const spot = el?.querySelector("[data-spot]");
  return (spot ?? el)?.getBoundingClientRect() ?? null;
}

const region = (number: number): string => `region:${REGIONS[number]}`;
const seatAt = (seat: number, { me }: Scene): string[] => (seat === me ? ["stock:army", `seat:${seat}`] : [`seat:${seat}`]);
const purse = (seat: number, { me }: Scene): string[] => (seat === me ? ["purse:mine", `seat:${seat}`] : [`seat:${seat}`]);
const card = (number: number): string => CARDS[number]!.id;

// -- what moves ---------------------------------------------------------------------------------

/** Something that is nowhere on the table while it travels. */
function send(html: string, from: DOMRect | null, to: DOMRect | null, size = PIECE): void {
  if (!from || !to || !moves()) return;
  const piece = document.createElement("div");
  piece.innerHTML = html;
  const at = (box: DOMRect) => new DOMRect(box.left + (box.width - size) / 2, box.top + (box.height - size) / 2, size, size);
  const begin = at(from);
  Object.assign(piece.style, { position: "fixed", left: `${begin.left}px`, top: `${begin.top}px`, width: `${size}px`, height: `${size}px` });
  document.body.append(piece);
  flyTo(piece, at(to), MOVE);
  piece.remove();
}

function army(seat: number | null): string {
  const kind = tinctureOf(seat);
  return `<svg width="${PIECE}" height="${PIECE}" viewBox="-1 -1 26 26"><path d="${SHAPES[kind]}" fill="var(--${kind})" stroke="#17111F" stroke-width="1.8" stroke-linejoin="round"/><path d="${SHAPES[kind]}" fill="url(#hx-${kind})"/></svg>`;
}
const COIN = `<svg width="${PIECE}" height="${PIECE}" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="url(#gold)" stroke="#5a3c00" stroke-width="1.6"/><circle cx="16" cy="16" r="10" fill="none" stroke="#7a5410" stroke-dasharray="1.5 1.8"/></svg>`;
const TOKEN = `<svg width="${PIECE}" height="${PIECE}" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#FBF0D2" stroke="#5a3c00" stroke-width="2"/></svg>`;

function march(seat: number | null, from: string[], to: string[]): void {
  send(army(seat), rect(...from), rect(...to));
  light(to);
}

function pay(from: string[], to: string[]): void {
  send(COIN, rect(...from), rect(...to));
  light(to);
}

/** Tips over and fades where it stood. */
function fall(seat: number | null, at: string): void {
  const box = rect(at);
  if (box && moves()) {
    const fallen = document.createElement("div");
    fallen.innerHTML = army(seat);
    Object.assign(fallen.style, {
      position: "fixed", left: `${box.left + (box.width - PIECE) / 2}px`, top: `${box.top + (box.height - PIECE) / 2}px`,
      zIndex: "60", pointerEvents: "none",
    });
    fallen.setAttribute("aria-hidden", "true");
    document.body.append(fallen);
    const motion = pulse(fallen, [{ rotate: "0deg", opacity: 1 }, { rotate: "80deg", opacity: 0 }], MOVE);
    if (motion) motion.finished.catch(() => undefined).finally(() => fallen.remove());
    else fallen.remove();
  }
  light([at]);
}

/** Where nothing moves, what changed is outlined instead. */
function light(places: string[]): void {
  const el = find(...places);
  if (el && !moves()) outline(el);
}

function beat(...places: string[]): void {
  const el = find(...places);
  if (el) pulse(el, [{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], REVEAL, EASE_DROP);
}

function come(el: Element | null, from: DOMRect | null): void {
  if (el && from) flyFrom(el, from, MOVE);
  else if (el) outline(el);
}

const everySeat = ({ view }: Scene): number[] => [...view.players.keys()];

const SHOWS: Record<string, Show> = {
  game_started: ({ seat }) => beat(`seat:${seat}`),
  board_laid: ({ place }) => beat(`slot:${PLACES[place]}`),
  start_chosen: ({ region: at }) => beat(`piece:${REGIONS[at]}:token`, region(at)),
  leader_dealt: ({ seat }) => beat(`seat:${seat}`),
  token_placed: ({ region: at }) => {
    send(TOKEN, rect("away"), rect(region(at)));
    beat(`piece:${REGIONS[at]}:token`);
  },
  token_unused: () => beat("deck", "away"),
  row_dealt: ({ cards }) => {
    for (const number of cards) come(find(`card:${card(number)}`), rect("deck"));
  },
  start_filled: ({ seat, region: at }, scene) => march(seat, seatAt(seat, scene), [region(at)]),
  second_filled: ({ region: at }, scene) => {
    for (const seat of everySeat(scene)) march(seat, seatAt(seat, scene), [region(at)]);
  },
  neutral_placed: ({ seat, region: at }) => march(null, [`seat:${seat}`], [region(at)]),
  coins_dealt: (_, scene) => {
    for (const seat of everySeat(scene)) pay(["away"], purse(seat, scene));
  },
  bids_revealed: (_, scene) => {
    for (const seat of everySeat(scene)) beat(`purse:${seat}`, `seat:${seat}`);
  },
  tie_rolled: ({ seat }) => beat(`purse:${seat}`, `seat:${seat}`),
  auction_won: ({ seat, coins }, scene) => {
    if (coins) pay(purse(seat, scene), ["away"]);
    beat(`purse:${seat}`, `seat:${seat}`);
  },
  first_named: ({ other }) => beat(`seat:${other}`),
  card_taken: ({ seat, card: number, coins }, scene) => take(seat, number, coins, scene),
  card_bought: ({ seat, card: number, coins }, scene) => take(seat, number, coins, scene),
  coins_gained: ({ seat }, scene) => pay(["away"], purse(seat, scene)),
  branch_chosen: ({ seat }, { me }) => beat(seat === me ? "abilities" : `seat:${seat}`),
  army_placed: ({ seat, region: at, owner }, scene) => {
    march(seat, seatAt(seat, scene), [region(at)]);
    if (owner !== null) pay(purse(seat, scene), purse(owner, scene));
  },
  toll_paid: ({ seat, region: at }, scene) => pay(purse(seat, scene), [region(at)]),
  army_moved: ({ seat, origin, region: at }) => march(seat, [region(origin)], [region(at)]),
  city_built: ({ seat, region: at }) => beat(`piece:${REGIONS[at]}:city:${seat}`, region(at)),
  token_taken: ({ seat, region: at }, { me }) => send(TOKEN, rect(region(at)), rect(seat === me ? "abilities" : `seat:${seat}`, `seat:${seat}`)),
  army_destroyed: ({ owner, region: at }) => fall(owner, region(at)),
  coin_stolen: ({ seat, owner }, scene) => pay(purse(owner, scene), purse(seat, scene)),
  step_skipped: ({ seat }) => beat(`seat:${seat}`),
  card_dealt: ({ card: number }) => come(find(`card:${card(number)}`), rect("deck")),
  token_seen: ({ region: at }) => beat(`piece:${REGIONS[at]}:token`),
  queen_declined: ({ seat }) => beat(`seat:${seat}`),
  game_scored: ({ winners }) => {
    for (const seat of winners) beat(`seat:${seat}`);
  },
  match_ended: ({ winners }) => {
    for (const seat of winners) beat(`seat:${seat}`);
  },
};

function take(seat: number, number: number, coins: number, scene: Scene): void {
  const place = seat === scene.me ? `own:${card(number)}` : `seat:${seat}`;
  const el = seat === scene.me ? find(place) : null;
  const from = rect("deck");
  if (el) come(el, from);
  else beat(place);
  if (coins) pay(purse(seat, scene), ["deck", "away"]);
}

/** One thing after another; the same from several seats together. */
export function animate(fresh: Happened[], scene: Scene): void {
  for (let i = 0; i < fresh.length; ) {
    const { type } = fresh[i]!;
    const group: Happened[] = [];
    while (fresh[i]?.type === type && (TOGETHER.has(type) || !group.length)) group.push(fresh[i++]!);
    const show = SHOWS[type];
    if (!show) continue;
    const run = () =>
      group.forEach((happened, n) => setTimeout(() => show(happened.fields, scene), n && STAGGER * n));
    queue.add(run, (SLOW.has(type) ? REVEAL : BASE) + STAGGER * (group.length - 1));
  }
}
