/** The court as the rules know it, and the drawings of its things. */
import boardTable from "@games/louis/data/boards.toml";
import gameTable from "@games/louis/data/game.toml";
import missionTable from "@games/louis/data/missions.toml";
import moneyTable from "@games/louis/data/money.toml";
import icons from "icons:queen-crown,two-feathers,handheld-fan,dolphin,rose,cavalry,coins-pile,nun-face,shut-rose,crested-helmet,pope-crown,musket,sun,crown,winged-scepter,tied-scroll,big-diamond-ring,visored-helm,two-coins,pawn,griffin-shield,fleur-de-lys,lion,eagle-emblem,jerusalem-cross,white-tower,card-pickup,jester-hat,domino-mask,scroll-unfurled,scroll-quill,wax-seal,pay-money,laurel-crown,meeple-group,swap-bag,hand,help,clockwise-rotation";

export interface Side {
  condition: "money" | "first" | "markers";
}
export interface Board {
  id: string;
  number: number;
  reward: { kind: string; chip?: string; count: number; board?: number }[];
  red: Side;
  red_figure: { value: number };
  black: Side;
  black_figure: { value: number };
}
export interface Mission {
  id: string;
  type: string;
  tier: "light" | "medium" | "dark";
  phase: string;
  cost: { chips: string[] };
}

const game = gameTable as unknown as {
  layout: { boards: [number, number][]; gaps: { at: [number, number]; holds: string }[] };
  chips: { ids: string[]; counts: number[] };
  arms: { ids: string[]; count: number };
  general_supply: Record<string, number[]>;
  play: { markers: number };
};
export const boards = (boardTable as unknown as { boards: Board[] }).boards;
export const missions = (missionTable as unknown as { missions: Mission[] }).missions;
export const moneyCards = (moneyTable as unknown as { money_cards: { id: string; board: { number: number }; amount: { louisdor: number } }[] }).money_cards;
export const { layout, chips, arms, general_supply: generalSupply } = game;
export const markers = game.play.markers;
export const boardOf = (number: number): Board => boards.find((board) => board.number === number)!;
export const placeOf = (number: number): [number, number] => layout.boards[number - 1]!;

/** Boards touch at their corners: one row and one column apart. */
export function neighbours(number: number): number[] {
  const [row, column] = placeOf(number);
  return boards.map((board) => board.number).filter((other) => {
    const [r, c] = placeOf(other);
    return Math.abs(r - row) === 1 && Math.abs(c - column) === 1;
  });
}

const NAMES: Record<string, string> = {
  anne: "queen-crown", philippe: "two-feathers", marie_therese: "handheld-fan", dauphin: "dolphin", montespan: "rose", conde: "cavalry", colbert: "coins-pile",
  maintenon: "nun-face", la_valliere: "shut-rose", turenne: "crested-helmet", mazarin: "pope-crown", louvois: "musket", louis: "sun", crown: "crown",
  sceptre: "winged-scepter", letter: "tied-scroll", ring: "big-diamond-ring", helmet: "visored-helm", louisdor: "two-coins", marker: "pawn", arms: "griffin-shield",
  lily: "fleur-de-lys", lion: "lion", eagle: "eagle-emblem", cross: "jerusalem-cross", tower: "white-tower", rose: "rose", influence_card: "card-pickup",
  joker: "jester-hat", intrigue_card: "domino-mask", intrigue: "domino-mask", light: "scroll-unfurled", medium: "scroll-quill", dark: "wax-seal", money: "pay-money",
  first: "laurel-crown", markers: "meeple-group", supply: "swap-bag", general: "swap-bag", personal: "hand", any: "help", turn: "clockwise-rotation",
  place_any_from_general: "pawn", place_on_board_from_general: "pawn", general_to_personal: "hand", played: "card-pickup",
};

export const sign = (thing: string): string => icons[NAMES[thing] ?? "help"]!;
