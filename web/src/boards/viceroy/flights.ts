/** Events as motion: every one of them leads from a thing on the table to another, or lights one up. */

import type { Happened } from "@/lib/protocol";
import { BASE, EASE_DROP, flyFrom, flyTo, MOVE, moves, outline, play as pulse, queue, REVEAL } from "@/lib/motion";
import { CARDS, COLOURS } from "./cards";
import { GEM } from "./drawing";
import type { Colour, View } from "./view";

type Fields = Record<string, any>;
interface Scene {
  me: number | null;
  view: View;
  before: View | null;
}
type Show = (fields: Fields, scene: Scene) => void;

const PLACES = COLOURS.flatMap((colour) => [`${colour}-lower`, `${colour}-upper`]);
const STAGGER = 70;
const SLOW = new Set(["bid_revealed", "wish_revealed", "card_turned", "circle_closed", "virtual_bid_drawn"]);
const SILENT = new Set(["cards_dealt", "start_gems_returned", "round_started", "choice_made"]);

// -- places -------------------------------------------------------------------------------------

function find(...places: string[]): Element | null {
  for (const place of places) {
    for (const el of document.querySelectorAll(`[data-at="${place}"]`)) {
      if (el.getClientRects().length) return el;
    }
  }
  return null;
}

const rect = (...places: string[]): DOMRect | null => find(...places)?.getBoundingClientRect() ?? null;
const gems = (seat: number, colour: Colour, { me }: Scene) =>
  seat === me ? [`own:${colour}`] : [`seat:${seat}`, `fist:${seat}`];
const hand = (seat: number, { me }: Scene) => (seat === me ? ["hand"] : [`seat:${seat}`, `fist:${seat}`]);

function laid(seat: number, card: number, { view, before }: Scene): string[] {
  const id = CARDS[card]?.id;
  for (const known of [view, before]) {
    const cell = known?.players[seat]?.pyramid.find((c) => c.card === id);
    if (cell) return [`laid:${seat}:${cell.level}:${cell.column}`, `seat:${seat}`];
  }
  return [`seat:${seat}`];
}

function slotOf(card: number, before: View | null): string[] {
  const id = CARDS[card]?.id;
  const slot = before?.display.find((s) => s.upper === id || s.lower === id);
  return slot ? [`slot:${slot.colour}-${slot.upper === id ? "upper" : "lower"}`] : [];
}

// -- what moves ---------------------------------------------------------------------------------

/** Something that is nowhere on the table while it travels. */
function send(html: string, width: number, height: number, from: DOMRect | null, to: DOMRect | null): void {
  if (!from || !to || !moves()) return;
  const piece = document.createElement("div");
  piece.innerHTML = html;
  Object.assign(piece.style, {
    position: "fixed",
    left: `${from.left + (from.width - width) / 2}px`,
    top: `${from.top + (from.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(piece);
  const left = to.left + (to.width - width) / 2;
  const top = to.top + (to.height - height) / 2;
  flyTo(piece, new DOMRect(left, top, width, height), MOVE);
  piece.remove();
}

function sendGem(colour: Colour, from: string[], to: string[]): void {
  const drawing = `<svg width="28" height="28" viewBox="0 0 24 24">${GEM[colour]}</svg>`;
  send(drawing, 28, 28, rect(...from), rect(...to));
  light(to);
}

const BACK =
  '<svg width="56" height="78" viewBox="0 0 100 140"><rect width="100" height="140" rx="6" fill="#26275a"/>' +
  '<rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="#E7C173" stroke-width="3"/>' +
  '<path d="M50 30L78 70 50 110 22 70Z" fill="#3a3b82" stroke="#E7C173" stroke-width="3"/></svg>';

function sendCard(from: string[], to: string[]): void {
  send(BACK, 56, 78, rect(...from), rect(...to));
  light(to);
}

/** Where nothing moves, what changed is outlined instead. */
function light(places: string[]): void {
  const el = find(...places);
  if (el && !moves()) outline(el);
}

function beat(...places: string[]): void {
  const el = find(...places);
  if (el) pulse(el, [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], REVEAL, EASE_DROP);
}

function come(el: Element | null, from: DOMRect | null): void {
  if (el && from) flyFrom(el, from, MOVE);
  else if (el) outline(el);
}

const SHOWS: Record<string, Show> = {
  cards_displayed: ({ slots }) => {
    for (const slot of slots) come(find(`slot:${PLACES[slot]}`), rect("deck:big"));
  },
  display_refilled: ({ slot }) => come(find(`slot:${PLACES[slot]}`), rect("deck:small")),
  cards_moved_up: (_, { view }) => {
    for (const { colour, upper } of view.display) {
      if (upper) come(find(`slot:${colour}-upper`), rect(`slot:${colour}-lower`));
    }
  },
  cards_discarded: ({ cards }, scene) => {
    for (const card of cards) sendCard(slotOf(card, scene.before), ["away"]);
  },
  card_removed: ({ slot }) => sendCard([`slot:${PLACES[slot]}`], ["away"]),
  virtual_took: ({ slot }) => sendCard([`slot:${PLACES[slot]}`], ["virtual", "away"]),
  card_taken: ({ slot, seat }, scene) => sendCard([`slot:${PLACES[slot]}`], hand(seat, scene)),
  bid_revealed: ({ seat, bid }) => {
    beat(`fist:${seat}`, `seat:${seat}`);
    const colour = COLOURS[bid];
    if (colour) sendGem(colour, [`fist:${seat}`, `seat:${seat}`], [`auction:${colour}`]);
  },
  virtual_bid_drawn: ({ colour }) =>
    sendGem(COLOURS[colour]!, ["virtual"], [`auction:${COLOURS[colour]}`]),
  wish_revealed: ({ seat, colour }) => beat(`fist:${seat}`, `auction:${COLOURS[colour]}`),
  bids_failed: ({ colour }) => sendGem(COLOURS[colour]!, [`auction:${COLOURS[colour]}`], [`reserve:${COLOURS[colour]}`]),
  virtual_bids_failed: ({ colour }) => beat(`auction:${COLOURS[colour]}`),
  offer_declined: ({ colour }) => beat(`auction:${COLOURS[colour]}`),
  gem_taken: ({ seat, colour }, scene) => {
    const c = COLOURS[colour]!;
    sendGem(c, [`reserve:${c}`], gems(seat, c, scene));
  },
  gem_paid: ({ seat, colour }, scene) => {
    const c = COLOURS[colour]!;
    sendGem(c, gems(seat, c, scene), [`reserve:${c}`]);
  },
  gem_given: ({ seat, other, colour }, scene) => {
    const c = COLOURS[colour]!;
    sendGem(c, gems(seat, c, scene), gems(other, c, scene));
  },
  gem_stored: ({ seat, colour }, scene) => {
    const c = COLOURS[colour]!;
    const law = CARDS.findIndex((card) => card.effect === "store_gems");
    sendGem(c, gems(seat, c, scene), laid(seat, law, scene));
  },
  gem_released: ({ seat, colour }) => {
    const c = COLOURS[colour]!;
    sendGem(c, [`seat:${seat}`], [`reserve:${c}`]);
  },
  card_drawn: ({ seat, deck }, scene) => sendCard([`deck:${deck}`], hand(seat, scene)),
  law_returned: ({ seat }, scene) => sendCard(hand(seat, scene), ["deck:laws"]),
  card_turned: ({ seat, card }) => beat(`hand:${CARDS[card]?.id}`, `seat:${seat}`),
  card_sold: ({ seat }, scene) => sendCard(hand(seat, scene), ["away"]),
  card_placed: ({ seat, level, column }, scene) =>
    come(find(`laid:${seat}:${level}:${column}`, `seat:${seat}`), rect(...hand(seat, scene))),
  card_replaced: ({ seat, level, column }, scene) =>
    sendCard([`laid:${seat}:${level}:${column}`, `seat:${seat}`], hand(seat, scene)),
  card_tucked: ({ seat, under }, scene) => sendCard(hand(seat, scene), laid(seat, under, scene)),
  discount_used: ({ seat, card }, scene) => beat(...laid(seat, card, scene)),
  token_placed: ({ seat, card }, scene) => beat(...laid(seat, card, scene)),
  tokens_lost: ({ seat }) => beat(`seat:${seat}`),
  tokens_swapped: ({ seat, other, card, taken_from }, scene) => {
    beat(...laid(seat, card, scene));
    beat(...laid(other, taken_from, scene));
  },
  eternal_placed: ({ seat, colour, card, own }, scene) => {
    const c = COLOURS[colour]!;
    sendGem(c, own ? gems(seat, c, scene) : [`reserve:${c}`], laid(seat, card, scene));
  },
  eternal_missed: ({ seat, colour }) => beat(`reserve:${COLOURS[colour]}`, `seat:${seat}`),
  attack_gained: ({ seat }, { me }) => beat(seat === me ? "own:attack" : `seat:${seat}`),
  attack_without_target: ({ seat }) => beat(`fist:${seat}`, `seat:${seat}`),
  auction_skipped: ({ seat }) => beat(`fist:${seat}`, `seat:${seat}`),
  passed: ({ seat }) => beat(`fist:${seat}`, `seat:${seat}`),
  building_passed: ({ seat }) => beat(`seat:${seat}`),
  barter_declined: ({ seat }) => beat(`seat:${seat}`),
  circle_closed: ({ seat, level, column }) =>
    beat(`circle:${seat}:${level}:${column}`, `seat:${seat}`),
  circle_recoloured: ({ seat, card }, scene) => beat(...laid(seat, card, scene)),
  hand_discarded: ({ seat }, scene) => sendCard(hand(seat, scene), ["away"]),
  game_ended: ({ winners }) => {
    for (const seat of winners) beat(`seat:${seat}`);
  },
};

export const ANIMATED = new Set([...Object.keys(SHOWS), ...SILENT]);

/** One thing after another; the same from several seats together. */
export function animate(fresh: Happened[], scene: Scene): void {
  for (let i = 0; i < fresh.length; ) {
    const { type } = fresh[i]!;
    const group: Happened[] = [];
    while (fresh[i]?.type === type) group.push(fresh[i++]!);
    const show = SHOWS[type];
    if (!show || SILENT.has(type)) continue;
    const stagger = SLOW.has(type) ? 0 : STAGGER;
    const run = () =>
      group.forEach((happened, n) => setTimeout(() => show(happened.fields, scene), n && stagger * n));
    queue.add(run, (SLOW.has(type) ? REVEAL : BASE) + stagger * (group.length - 1));
  }
}
