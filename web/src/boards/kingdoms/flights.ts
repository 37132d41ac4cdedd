/** Events as motion: every one of them leads from a thing on the table to another, or lights one up. */

import { BASE, CEREMONY, EASE_DROP, flyTo, MOVE, moves, outline, play as pulse, queue, REVEAL } from "@/lib/motion";
import type { Happened } from "@/lib/protocol";
import { tinctureOf } from "@/lib/seats";
import { MEEPLE, PAWN } from "./drawing";
import sprite from "./icons.sprite";
import type { Play } from "./play.svelte";
import { DEEDS, faceOf, RESOURCES, type View } from "./view";

type Fields = Record<string, any>;
interface Scene {
  play: Play;
  view: View;
  before: View | null;
}
type Show = (fields: Fields, scene: Scene) => void;

const LONG = 2400; // the turned dice stay that long
const SLOW = new Set(["bids_revealed", "token_turned", "castle_built", "side_chosen", "castle_lowered"]);
const SILENT = new Set(["game_begun", "territory_dealt"]);

// -- places -------------------------------------------------------------------------------------

function find(...keys: string[]): Element | null {
  for (const key of keys) {
    for (const el of document.querySelectorAll(`[data-at="${key}"]`)) {
      if (el.getClientRects().length) return el;
    }
  }
  return null;
}
const rect = (...keys: string[]): DOMRect | null => find(...keys)?.getBoundingClientRect() ?? null;
const at = (n: number, { play }: Scene): string => play.label("place", n);
const spot = (n: number, scene: Scene): string[] => [`spot:${at(n, scene)}`, `face:${faceOf(at(n, scene))}`];
const panel = (seat: number): string[] => [`seat:${seat}`, `stock:${seat}:food`];
const supply = (seat: number, { play }: Scene): string[] =>
  seat === play.mySeat ? ["supply", ...panel(seat)] : panel(seat);
const stock = (seat: number, resource: string, { play }: Scene): string[] =>
  seat === play.mySeat ? [`own:${resource}`, `stock:${seat}:${resource}`] : [`stock:${seat}:${resource}`, ...panel(seat)];

// -- what moves ---------------------------------------------------------------------------------

/** Something that is nowhere on the table while it travels. */
function send(html: string, size: number, from: DOMRect | null, to: DOMRect | null, duration = MOVE): void {
  if (!from || !to || !moves()) return;
  const piece = document.createElement("div");
  piece.innerHTML = html;
  const middle = (box: DOMRect) => [box.left + (box.width - size) / 2, box.top + (box.height - size) / 2] as const;
  const [left, top] = middle(from);
  Object.assign(piece.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${size}px`, height: `${size}px` });
  document.body.append(piece);
  const [x, y] = middle(to);
  flyTo(piece, new DOMRect(x, y, size, size), duration);
  piece.remove();
}

function meeple(seat: number | null): string {
  const kind = tinctureOf(seat);
  const d = seat === null ? PAWN : MEEPLE;
  return `<svg width="100%" height="100%" viewBox="-.5 -.5 25 25"><path d="${d}" fill="var(--${kind})" stroke="#17111F" stroke-width="1.5"/><path d="${d}" fill="url(#hx-${kind})"/></svg>`;
}

const icon = (name: string, colour: string): string =>
  `<svg width="100%" height="100%" viewBox="0 0 512 512" style="color:${colour};fill:${colour};filter:drop-shadow(0 0 3px #000)"><use href="${sprite}#${name}"/></svg>`;

/** Where nothing moves, what changed is outlined instead. */
function light(keys: string[]): void {
  const el = find(...keys);
  if (el && !moves()) outline(el);
}

function beat(...keys: string[]): void {
  const el = find(...keys);
  if (el) pulse(el, [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], REVEAL, EASE_DROP);
}

/** A figure travels; the one that stands at the end is not seen before it comes. */
function march(seat: number | null, from: string[], to: string[], arrived: string): void {
  const start = rect(...from);
  const end = rect(...to);
  const size = Math.min(end?.width || 34, 56);
  send(meeple(seat), size, start, end);
  const el = find(arrived);
  if (el && moves() && start && end) pulse(el, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], MOVE);
  else if (el) outline(el);
}

const COLOURS: Record<string, string> = { mana: "#b79cf5", ore: "#d9c3ac", food: "#e8c24e" };

/** Up to five units travel in a string. */
function units(fields: Fields, from: (r: string) => string[], to: (r: string) => string[]): void {
  for (const r of RESOURCES) {
    const count = Math.min(5, Number(fields[r] ?? 0));
    for (let n = 0; n < count; n++) {
      setTimeout(() => send(icon(r, COLOURS[r]!), 26, rect(...from(r)), rect(...to(r))), n * 60);
    }
    if (count) light(to(r));
  }
}

function shake(key: string): void {
  const el = find(key);
  if (el) pulse(el, [{ rotate: "0deg" }, { rotate: "-9deg" }, { rotate: "8deg" }, { rotate: "-4deg" }, { rotate: "0deg" }], REVEAL);
}

const figure = (seat: number, n: number, scene: Scene) => `figure:${at(n, scene)}:${seat}`;
const home = (seat: number, { view }: Scene) => `face:${view.players[seat]?.home ?? ""}`;

function turned(fields: Fields, scene: Scene): void {
  const place = at(fields.place, scene);
  const token = scene.play.label("token", fields.token);
  const stays = find(`token:${place}`);
  if (stays) {
    pulse(stays, [{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)", offset: 0.4 }, { transform: "none" }], REVEAL);
    return;
  }
  // It leaves at once: show what it was, then let it go to its finder.
  const here = rect(...spot(fields.place, scene));
  const gone = token === "blank" ? here : rect(...panel(fields.seat));
  const drawn = `<div style="display:grid;place-items:center;width:100%;height:100%;border-radius:22%;background:#fbf0d2;border:2px solid #8d6f2c;box-shadow:0 3px 8px #0009">${icon(token, "#5a3c00").replace("drop-shadow(0 0 3px #000)", "none")}</div>`;
  send(drawn, 44, here, gone, CEREMONY);
  light(spot(fields.place, scene));
}

const SHOWS: Record<string, Show> = {
  faction_taken: ({ seat }) => beat(...panel(seat)),
  lost_kingdom_laid: ({ face }, { play }) => beat(`face:${play.label("face", face)}`),
  side_chosen: ({ face }, { play }) => {
    const el = find(`face:${play.label("face", face)}`);
    if (el) pulse(el, [{ transform: "rotateY(90deg)" }, { transform: "none" }], REVEAL);
  },
  resources_split: (fields, scene) =>
    units(fields, () => panel(fields.seat), (r) => stock(fields.seat, r, scene)),
  figures_started: ({ seat, place }, scene) =>
    march(seat, supply(seat, scene), spot(place, scene), figure(seat, place, scene)),
  tokens_laid: ({ place }, scene) => {
    for (const n of place as number[]) beat(`token:${at(n, scene)}`);
  },
  home_tokens_laid: ({ place }, scene) => {
    for (const n of place as number[]) beat(`token:${at(n, scene)}`);
  },
  turn_started: ({ seat }) => beat(...panel(seat)),
  shields_cleared: () => beat("actions"),
  shield_placed: ({ action }) => beat(`action:${DEEDS[action]}`),
  action_substituted: ({ instead }) => beat(`action:${DEEDS[instead]}`),
  action_declined: ({ seat }) => beat(...panel(seat)),
  figure_moved: ({ seat, place, target }, scene) =>
    march(seat, spot(place, scene), spot(target, scene), figure(seat, target, scene)),
  figure_stood: ({ seat, place }, scene) => {
    const el = find(figure(seat, place, scene));
    if (el) pulse(el, [{ rotate: "80deg" }, { rotate: "-6deg", offset: 0.8 }, { rotate: "0deg" }], MOVE);
  },
  figure_laid: ({ seat, place }, scene) => {
    const el = find(figure(seat, place, scene));
    if (el) pulse(el, [{ rotate: "-80deg" }, { rotate: "0deg" }], MOVE);
  },
  figure_added: ({ seat, place }, scene) =>
    march(seat, supply(seat, scene), spot(place, scene), figure(seat, place, scene)),
  figure_relocated: ({ seat, place, target }, scene) =>
    march(seat, spot(place, scene), spot(target, scene), figure(seat, target, scene)),
  figure_lost: ({ seat, place }, scene) => {
    send(meeple(seat), 40, rect(...spot(place, scene)), rect(...supply(seat, scene)));
    light(supply(seat, scene));
  },
  figure_stayed: ({ seat, place }, scene) => beat(figure(seat, place, scene)),
  resources_gained: (fields, scene) =>
    units(fields, () => [home(fields.seat, scene), ...panel(fields.seat)], (r) => stock(fields.seat, r, scene)),
  resources_paid: (fields, scene) => units(fields, (r) => stock(fields.seat, r, scene), () => ["actions"]),
  castle_built: ({ seat }) => {
    const el = find(`castle:${seat}`, `stock:${seat}:castle`);
    if (el) pulse(el, [{ translate: "0 26px" }, { translate: "0 -3px", offset: 0.8 }, { translate: "0 0" }], REVEAL, EASE_DROP);
  },
  castle_lowered: ({ other }) => {
    const el = find(`castle:${other}`, `stock:${other}:castle`);
    if (el) pulse(el, [{ translate: "0 -26px" }, { translate: "0 0" }], REVEAL);
  },
  magic_researched: ({ seat }) => beat(`stock:${seat}:magic`, ...panel(seat)),
  ability_copied: ({ seat }) => beat(...panel(seat)),
  resources_traded: ({ seat, give, take, units: count }, scene) => {
    const [from, to] = [RESOURCES[give]!, RESOURCES[take]!];
    units({ [to]: count }, () => stock(seat, from, scene), () => stock(seat, to, scene));
  },
  war_started: ({ seat, other, place }, scene) => {
    shake(figure(seat, place, scene));
    shake(figure(other, place, scene));
  },
  bids_revealed: ({ seat, other }) => beat(`die:${seat}`, `die:${other}`),
  number_raised: ({ seat }) => beat(`die:${seat}`, ...panel(seat)),
  alliance_made: ({ seat, other, place }, scene) => {
    beat(figure(seat, place, scene));
    beat(figure(other, place, scene));
  },
  war_won: ({ seat, place }, scene) => beat(figure(seat, place, scene), ...panel(seat)),
  loser_spared: ({ seat }) => beat(...panel(seat)),
  alliance_broken: ({ other, place }, scene) => {
    for (const n of place as number[]) shake(figure(other, n, scene));
  },
  crown_won: ({ seat, other }) => {
    send(icon("crown", "#ffd66b"), 34, rect(...panel(other)), rect(...panel(seat)));
    light(panel(seat));
  },
  neutral_defeated: ({ seat, place }, scene) => {
    send(meeple(null), 40, rect(...spot(place, scene)), rect(...panel(seat)));
    light(panel(seat));
  },
  token_turned: turned,
  church_used: ({ place }, scene) => beat(...spot(place, scene)),
  final_phase_begun: ({ seat }) => beat(...panel(seat)),
  game_ended: ({ winners }) => {
    for (const seat of winners as number[]) beat(...panel(seat));
  },
};

/** Turned dice are shown to everybody; what followed is told with them. */
function reveal(h: Happened, rest: Happened[], { play, before }: Scene): void {
  const { seat, other, number, against } = h.fields as Record<string, number>;
  const end = rest.find((next) => next.type === "war_won" || next.type === "alliance_made");
  const shown = {
    attacker: seat!,
    defender: other!,
    place: before?.war?.place ?? "",
    numbers: [number!, against!] as [number, number],
    outcome: play.table.texts.event(end ?? h),
    winner: end?.type === "war_won" ? (end.fields.seat as number) : null,
  };
  play.reveal = shown;
  setTimeout(() => {
    if (play.reveal === shown) play.reveal = null;
  }, LONG);
}

/** One thing after another; the same from several seats together. */
export function animate(fresh: Happened[], scene: Scene): void {
  fresh.forEach((happened, n) => {
    const show = SHOWS[happened.type];
    if (!show || SILENT.has(happened.type)) return;
    if (happened.type === "bids_revealed") reveal(happened, fresh.slice(n + 1), scene);
    queue.add(() => show(happened.fields, scene), SLOW.has(happened.type) ? REVEAL : BASE);
  });
}
