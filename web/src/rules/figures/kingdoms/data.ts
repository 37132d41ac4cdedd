/** Lands, factions and figures of Kingdoms as the rules know them, and the drawings of their things. */
import factionTable from "@games/kingdoms/data/factions.toml";
import gameTable from "@games/kingdoms/data/game.toml";
import mapTable from "@games/kingdoms/data/map.toml";
import icons from "icons:orc-head,dwarf-face,visored-helm,lizardman,elf-helmet,hood,goblin-head,hobbit-dwelling,centaur,mermaid,chameleon-glyph,raise-skeleton,winged-sword,floating-crystal,ore,wheat,pine-tree,peaks,tower-flag,castle-ruins,big-wave,stone-pile,walking-boot,horse-head,stone-tower,spell-book,meeple-group,trade,hand,round-shield,crystal-wand,crossed-swords,d12,flying-flag,shaking-hands,run,crown,chess-pawn,open-treasure-chest,bandit,dragon-head,camping-tent,hill-fort,village,church,perspective-dice-six-faces-random,help,hourglass,laurels";

export type Point = [number, number];
export interface Place {
  id: string;
  terrain: string;
  edge: boolean;
  adjacent?: string[];
  river_to?: string[];
  label_at: Point;
  polygon: Point[];
}
export interface Face {
  id: string;
  rivers: { between: string[]; path: Point[] }[];
  regions: Place[];
  zones: Place[];
}

export const faces = (mapTable as unknown as { faces: Face[] }).faces;
export const factions = (factionTable as unknown as { factions: { id: string; abilities: { id: string; level: number }[] }[] }).factions;
export const game = gameTable as unknown as {
  resources: { max_each: number; war_value: Record<string, number>; beginner: Record<string, number> };
  terrains: Record<string, string>;
  actions: { ids: string[] };
  castle: { ore: number[] };
  castle_points: { vp: number[] };
  magic: { mana: number[] };
  components: { shields: number; figures_per_colour: number };
  token_counts: Record<string, number>;
  war: { highest: number };
};
export const faceOf = (id: string): Face => faces.find((face) => face.id === id)!;
export const RESOURCES = ["mana", "ore", "food"];

const NAMES: Record<string, string> = {
  orcs: "orc-head", dwarves: "dwarf-face", humans: "visored-helm", lizardfolk: "lizardman", elves: "elf-helmet", dark_elves: "hood", goblins: "goblin-head",
  halflings: "hobbit-dwelling", centaurs: "centaur", merfolk: "mermaid", shapeshifters: "chameleon-glyph", undead: "raise-skeleton", valkyries: "winged-sword",
  mana: "floating-crystal", ore: "ore", food: "wheat", field: "wheat", forest: "pine-tree", mountain: "peaks", capital: "tower-flag", ruins: "castle-ruins",
  water: "big-wave", crag: "stone-pile", patrol: "walking-boot", quest: "horse-head", build: "stone-tower", research: "spell-book", expand: "meeple-group",
  trade: "trade", collect: "hand", shield: "round-shield", castle: "stone-tower", magic: "crystal-wand", war: "crossed-swords", die: "d12", flag: "flying-flag",
  alliance: "shaking-hands", retreat: "run", crown: "crown", neutral: "chess-pawn", treasure: "open-treasure-chest", bandits: "bandit", dragons_lair: "dragon-head",
  camp: "camping-tent", fort: "hill-fort", town: "village", church: "church", blank: "perspective-dice-six-faces-random", unknown: "help", points: "laurels",
};

export const sign = (thing: string): string => icons[NAMES[thing] ?? "help"]!;
