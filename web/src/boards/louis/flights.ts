/** Events as motion: every one of them leads from a thing on the table to another, or lights one up. */

import type { Happened } from "@/lib/protocol";
import { BASE, EASE_DROP, flyTo, MOVE, moves, outline, play as pulse, queue, REVEAL } from "@/lib/motion";
import { SHAPES, tinctureOf } from "@/lib/seats";
import { CARDS, CHIPS, MISSIONS, numberOf } from "./data";
import sprite from "./icons.sprite";
import { pathOf } from "./placements";
import type { View } from "./view";

type Fields = Record<string, any>;
interface Scene {
  me: number | null;
  view: View;
  before: View | null;
}
type Show = (fields: Fields, scene: Scene) => void;

const STAGGER = 90;
const SLOW = new Set(["board_turned", "money_card_turned", "majority_won", "game_ended"]);
const SILENT = new Set(["round_started"]);
const COLOURS: Record<string, string> = {
  crown: "#B8871F", sceptre: "#5B2A86", letter: "#0A6169", ring: "#9C1C3B", helmet: "#4b4458",
};
const TIERS = ["light", "medium", "dark"];

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
const tile = (board: number) => [`tile:${board + 1}`];
/** Where a seat keeps something: in my own tray by name, elsewhere its panel. */
const own = (seat: number, what: string, { me }: Scene) =>
  seat === me ? [`own:${what}`, "purse", `seat:${seat}`] : [`seat:${seat}`];
const hand = (seat: number, { me }: Scene) => (seat === me ? ["hand", "purse", `seat:${seat}`] : [`seat:${seat}`]);
const supply = (seat: number, source: number, scene: Scene) =>
  source === 0 ? [`general:${seat}`, ...own(seat, "general", scene)] : own(seat, "personal", scene);

// -- what moves ---------------------------------------------------------------------------------

/** Something that is nowhere on the table while it travels. */
function send(html: string, size: number, from: string[], to: string[]): void {
  const [a, b] = [rect(...from), rect(...to)];
  light(to);
  if (!a || !b || !moves()) return;
  const piece = document.createElement("div");
  piece.innerHTML = html;
  const at = (box: DOMRect) => ({ left: box.left + (box.width - size) / 2, top: box.top + (box.height - size) / 2 });
  const start = at(a);
  Object.assign(piece.style, {
    position: "fixed", left: `${start.left}px`, top: `${start.top}px`, width: `${size}px`, height: `${size}px`,
  });
  document.body.append(piece);
  const end = at(b);
  flyTo(piece, new DOMRect(end.left, end.top, size, size), MOVE);
  piece.remove();
}

/** Several of one kind in a string, never more than five. */
function string(count: number, one: () => void): void {
  for (let n = 0; n < Math.min(count, 5); n += 1) setTimeout(one, n && moves() ? n * STAGGER : 0);
}

function icon(name: string, colour: string): string {
  return `<svg x="7" y="7" width="18" height="18" viewBox="0 0 512 512" color="${colour}"><use href="${sprite}#${name}"/></svg>`;
}

function marker(seat: number | null, from: string[], to: string[]): void {
  const kind = tinctureOf(seat);
  const shape = `<path d="${SHAPES[kind]}" fill="var(--${kind})" stroke="#17111F" stroke-width="1.7"/><path d="${SHAPES[kind]}" fill="url(#hx-${kind})"/>`;
  send(`<svg width="28" height="28" viewBox="-1 -1 26 26">${shape}</svg>`, 28, from, to);
}

function chip(kind: string, from: string[], to: string[]): void {
  const round = `<circle cx="16" cy="16" r="15" fill="${COLOURS[kind]}" stroke="#17111F"/>`;
  send(`<svg width="36" height="36" viewBox="0 0 32 32">${round}${icon(kind, "#FFF6DF")}</svg>`, 36, from, to);
}

function coins(count: number, from: string[], to: string[]): void {
  const coin = '<svg width="28" height="28" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="url(#gold)" stroke="#5a3c00" stroke-width="1.4"/></svg>';
  string(count, () => send(coin, 28, from, to));
}

function arms(count: number, from: string[], to: string[]): void {
  const shield = '<svg width="32" height="36" viewBox="0 0 40 45"><path d="M2.5 2.5H37.5V22C37.5 33 29 39.5 20 43C11 39.5 2.5 33 2.5 22Z" fill="#EFE6D0" stroke="#17111F" stroke-width="2"/><path d="M20 2.5V43M2.5 20H37.5" stroke="#8a6416" stroke-width="2"/></svg>';
  string(count, () => send(shield, 32, from, to));
}

function card(name: string | null, from: string[], to: string[], fill = "#543620"): void {
  const face = name ? "#FBF6EA" : fill;
  const sign = `<svg x="20" y="40" width="60" height="60" viewBox="0 0 512 512" color="${name ? "#3D2615" : "#E7C173"}"><use href="${sprite}#${name ?? "louis"}"/></svg>`;
  const drawn = `<rect width="100" height="140" rx="7" fill="${face}" stroke="#17111F"/><rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="#B8871F" stroke-width="3"/>${sign}`;
  send(`<svg width="54" height="76" viewBox="0 0 100 140">${drawn}</svg>`, 54, from, to);
}

/** Where nothing moves, what changed is outlined instead. */
function light(places: string[]): void {
  const el = find(...places);
  if (el && !moves()) outline(el);
}

function beat(...places: string[]): void {
  const el = find(...places);
  if (el) pulse(el, [{ scale: 1 }, { scale: 1.1 }, { scale: 1 }], REVEAL, EASE_DROP);
}

/** From the hand to the first tile, then on from tile to tile: the jumps are seen. */
function walk(seat: number, boards: number[], scene: Scene): void {
  const last = scene.view.played.at(-1);
  const start = last && last !== "joker" ? numberOf(last) : null;
  const path = pathOf(boards.map((board) => board + 1), start);
  const from = own(seat, "personal", scene);
  path.forEach((board, n) => {
    const count = boards.filter((one) => one + 1 === board).length;
    const begin = n === 0 ? from : tile(path[n - 1]! - 1);
    const go = () => string(count, () => marker(seat, begin, tile(board - 1)));
    setTimeout(go, moves() ? n * BASE : 0);
  });
}

const missionPlace = (seat: number, mission: number, { me }: Scene) =>
  seat === me ? [`laid:${MISSIONS[mission]?.id}`, "purse", `seat:${seat}`] : [`seat:${seat}`];
const CATEGORIES: Record<string, string> = { louisdor: "money", marker_on_board: "personal" };

const SHOWS: Record<string, Show> = {
  money_card_turned: ({ amount, board }, scene) => {
    scene.view.players.forEach((_, seat) => coins(amount, ["bank"], own(seat, "money", scene)));
    beat(...tile(board));
  },
  mission_used: ({ seat, mission }, scene) => beat(...missionPlace(seat, mission, scene)),
  money_gained: ({ seat, amount }, scene) => coins(amount, ["bank"], own(seat, "money", scene)),
  markers_taken: ({ seat, count }, scene) =>
    string(count, () => marker(seat, [`general:${seat}`], own(seat, "personal", scene))),
  markers_taken_back: ({ seat, count }, scene) =>
    string(count, () => marker(seat, [`general:${seat}`], own(seat, "personal", scene))),
  marker_given_up: ({ seat }, scene) => marker(seat, own(seat, "personal", scene), [`general:${seat}`]),
  arms_drawn: ({ seat, count }, scene) => arms(count, ["pool"], own(seat, "arms", scene)),
  influence_dealt: ({ seat, count }, scene) => string(count, () => card(null, ["deck"], hand(seat, scene))),
  influence_drawn: ({ seat }, scene) => card(null, ["deck"], hand(seat, scene)),
  intrigue_drawn: ({ seat }, scene) =>
    card(null, ["intrigue"], seat === scene.me ? ["intrigues", "purse"] : [`seat:${seat}`], "#4a2a6e"),
  compensation_given: ({ seat }) => beat(`seat:${seat}`),
  neutral_placed: ({ board, count }) => string(count, () => marker(null, ["neutral"], tile(board))),
  neutral_revealed: ({ card: shown }) => card(CARDS[shown] ?? null, ["deck"], ["played"]),
  card_played: ({ seat, card: played }, scene) => card(CARDS[played] ?? null, hand(seat, scene), ["played"]),
  markers_placed: ({ seat, boards }, scene) => walk(seat, boards, scene),
  card_wasted: () => beat("played"),
  turn_paid: ({ seat, amount }, scene) => coins(amount, own(seat, "money", scene), ["bank"]),
  card_exchanged: ({ seat, card: given }, scene) => card(CARDS[given] ?? null, hand(seat, scene), ["played"]),
  last_card_returned: ({ seat }, scene) => card(null, hand(seat, scene), ["deck"]),
  marker_put: ({ seat, board, source }, scene) => marker(seat, supply(seat, source, scene), tile(board)),
  influence_shuffled: () => beat("deck"),
  intrigue_played: ({ seat, board, source, count }, scene) => {
    card("intrigue", seat === scene.me ? ["intrigues", "purse"] : [`seat:${seat}`], tile(board));
    string(count, () => marker(seat, supply(seat, source, scene), tile(board)));
  },
  tie_broken: ({ board, seat }) => {
    beat(...tile(board));
    beat(`seat:${seat}`);
  },
  board_scored: ({ board }) => beat(...tile(board)),
  reward_bought: ({ seat, price }, scene) => coins(price, own(seat, "money", scene), ["bank"]),
  reward_declined: ({ seat }) => beat(`seat:${seat}`),
  reward_gained: ({ board }) => beat(...tile(board)),
  chip_gained: ({ seat, chip: kind }, scene) => {
    const board = scene.before?.scored_board ?? scene.view.scored_board;
    chip(CHIPS[kind]!, board ? [`tile:${board}`] : [`stock:${CHIPS[kind]}`], own(seat, CHIPS[kind]!, scene));
  },
  markers_returned: ({ seat, board, count, source }, scene) =>
    string(count, () => marker(seat, tile(board), supply(seat, source, scene))),
  neutral_returned: ({ board, count }) => string(count, () => marker(null, tile(board), ["neutral"])),
  board_turned: ({ board }) => {
    const el = find(...tile(board));
    const turn = [{ transform: "perspective(600px) rotateY(180deg)" }, { transform: "perspective(600px) rotateY(0)" }];
    if (el) pulse(el, turn, REVEAL, "ease-in-out");
  },
  louis_left: () => beat("louis"),
  mission_laid: ({ seat, mission }, scene) => beat(...missionPlace(seat, mission, scene)),
  mission_paid: ({ seat, chips }, scene) => {
    const pairs = CHIPS.flatMap((one, n) => CHIPS.slice(n).map((two) => [one, two]));
    for (const kind of pairs[chips] ?? []) chip(kind, own(seat, kind, scene), [`stock:${kind}`]);
  },
  mission_drawn: ({ seat, tier }, scene) =>
    card(null, [`deck:${TIERS[tier]}`, "deck"], hand(seat, scene), ["#8FB6E0", "#2F6FB6", "#24406f"][tier]),
  chip_swapped: ({ seat, chip: kind, amount }, scene) => {
    coins(amount, own(seat, "money", scene), ["bank"]);
    chip(CHIPS[kind]!, own(seat, CHIPS[kind]!, scene), [`stock:${CHIPS[kind]}`]);
    chip("crown", ["stock:crown"], own(seat, "crown", scene));
  },
  chips_returned: ({ seat }, scene) => beat(...own(seat, "arms", scene)),
  missions_put_off: ({ seat, tiers }, scene) => {
    for (const tier of tiers) card(null, hand(seat, scene), [`deck:${TIERS[tier]}`, "deck"], "#2F6FB6");
  },
  items_exchanged: ({ seat, category, count }, scene) => {
    beat(...own(seat, CATEGORIES[category] ?? "arms", scene));
    arms(count, ["pool"], own(seat, "arms", scene));
  },
  arms_ran_out: () => beat("pool"),
  majority_won: ({ winners }) => winners.forEach((seat: number) => beat(`seat:${seat}`)),
  game_ended: ({ winners }) => winners.forEach((seat: number) => beat(`seat:${seat}`)),
};

/** One thing after another; the same from several seats together. */
export function animate(fresh: Happened[], scene: Scene): void {
  for (let i = 0; i < fresh.length; ) {
    const { type } = fresh[i]!;
    const group: Happened[] = [];
    while (fresh[i]?.type === type) group.push(fresh[i++]!);
    const show = SHOWS[type];
    if (!show || SILENT.has(type)) continue;
    const run = () =>
      group.forEach((happened, n) => setTimeout(() => show(happened.fields, scene), n && moves() ? STAGGER * n : 0));
    queue.add(run, (SLOW.has(type) ? REVEAL : BASE) + STAGGER * (group.length - 1));
  }
}
