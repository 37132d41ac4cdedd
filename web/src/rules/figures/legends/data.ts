/** Cards and map of Legends as the rules know them, and the drawings of their signs. */
import cardTable from "@games/legends/data/cards.toml";
import faceTable from "@games/legends/data/faces.toml";
import gameTable from "@games/legends/data/game.toml";
import layoutTable from "@games/legends/data/layouts.toml";
import icons from "icons:pawn,white-tower,two-coins,round-bottom-flask,feathered-wing,boot-prints,meeple-army,walking-boot,crossed-swords,surrounded-shield,receive-money,laurels,trefoil-lily,coins-pile,liberty-wing,flying-flag,locked-fortress,spiked-dragon-head,magic-portal,bandit,well,wood-cabin,open-treasure-chest,spell-book,stable,swamp,stone-tablet,crowned-skull,evil-eyes,pine-tree,third-eye,night-sky,jewel-crown,mountains,fire-tail,wizard-face,tree-face,deku-tree,floating-ghost,gargoyle,coffin,evil-tower,dragon-head,beast-eye,giant,goblin-head,ogre,woman-elf-face,mushroom-house,fairy,treehouse,graveyard,island,hydra,spooky-house,wizard-staff,hills,mounted-knight,unicorn,hill-fort,lion,egyptian-sphinx,greek-temple,dwarf-face,gold-mine,castle,guarded-tower,fairy-wings,robber-mask,witch-face,visored-helm";

export type Point = [number, number];
export interface Step {
  do: "move" | "place" | "build" | "destroy";
  n: number;
}
export interface Card {
  id: string;
  family?: string;
  min_players: number;
  abilities: { type: string; n?: number; vp?: number; family?: string }[];
  mode: "single" | "or" | "and";
  steps: Step[];
}
export interface Region {
  id: string;
  label: Point;
  polygon: Point[];
}
export interface Face {
  id: string;
  islands: { id: string; regions: Region[] }[];
  links: { type: string; a: string; b: string; line?: Point[] }[];
  edges: Record<"N" | "E" | "S" | "W", { region: string; line: Point[] }>;
}
interface Setup {
  id: string;
  layout: string;
  boards: Record<string, [string, number]>;
  start: string;
  second: string;
}

export const cards = (cardTable as unknown as { cards: Card[] }).cards;
export const faces = (faceTable as unknown as { faces: Face[] }).faces;
export const setups = (layoutTable as unknown as { setups: Setup[] }).setups;
export const game = gameTable as unknown as {
  market: { prices: number[] };
  movement: { land: number; sea: number; minimum: number };
};
export const faceOf = (id: string): Face => faces.find((face) => face.id === id)!;
export const regionsOf = (face: Face): Region[] => face.islands.flatMap((island) => island.regions);

const NAMES: Record<string, string> = {
  army: "pawn", city: "white-tower", coin: "two-coins", elixir: "round-bottom-flask", flying: "feathered-wing", extra_move: "boot-prints",
  extra_army: "meeple-army", move: "walking-boot", place: "meeple-army", build: "white-tower", destroy: "crossed-swords", immunity: "surrounded-shield",
  gain_coins: "receive-money", vp_per_family: "laurels", vp_for_set: "trefoil-lily", vp_per_coins: "coins-pile", vp_per_flying: "liberty-wing",
  start: "flying-flag", citadel: "locked-fortress", dragon: "spiked-dragon-head", portal: "magic-portal", bandits: "bandit", magic_spring: "well",
  shelter: "wood-cabin", buried_treasure: "open-treasure-chest", book_of_spells: "spell-book", stable: "stable", poison_swamp: "swamp",
  fam_ancient: "stone-tablet", fam_cursed: "crowned-skull", fam_dire: "evil-eyes", fam_forest: "pine-tree", fam_arcane: "third-eye", fam_night: "night-sky",
  fam_noble: "jewel-crown", fam_mountain: "mountains", ancient_phoenix: "fire-tail", ancient_sage: "wizard-face", ancient_tree_spirit: "tree-face",
  ancient_woods: "deku-tree", cursed_banshee: "floating-ghost", cursed_gargoyles: "gargoyle", cursed_king: "crowned-skull", cursed_mausoleum: "coffin",
  cursed_tower: "evil-tower", dire_dragon: "dragon-head", dire_eye: "beast-eye", dire_giant: "giant", dire_goblin: "goblin-head", dire_ogre: "ogre",
  forest_elf: "woman-elf-face", forest_gnome: "mushroom-house", forest_pixie: "fairy", forest_tree_town: "treehouse", graveyard: "graveyard", lake: "island",
  night_hydra: "hydra", night_village: "spooky-house", night_wizard: "wizard-staff", noble_hills: "hills", noble_knight: "mounted-knight",
  noble_unicorn: "unicorn", stronghold: "hill-fort", arcane_manticore: "lion", arcane_sphinx: "egyptian-sphinx", arcane_temple: "greek-temple",
  mountain_dwarf: "dwarf-face", mountain_treasury: "gold-mine", castle_1: "castle", castle_2: "guarded-tower", fairy_queen: "fairy-wings",
  bandit_king: "robber-mask", red_witch: "witch-face", white_knight: "visored-helm",
};

export const sign = (thing: string): string => icons[NAMES[thing] ?? "pawn"]!;
