/** Drawings that are the board's own: meeples and terrain. */

export const MEEPLE =
  "M12 1.5A4.3 4.3 0 0 1 16.1 7.2C19.8 8.3 22.5 9.6 22.5 11.2C22.5 12.7 19.8 12.7 17.6 12.5C18.6 16 20.6 18.9 20.6 20.7C20.6 22 19.6 22.3 18.6 22.3H14.4C13.2 22.3 12.9 18.9 12 18.9C11.1 18.9 10.8 22.3 9.6 22.3H5.4C4.4 22.3 3.4 22 3.4 20.7C3.4 18.9 5.4 16 6.4 12.5C4.2 12.7 1.5 12.7 1.5 11.2C1.5 9.6 4.2 8.3 7.9 7.2A4.3 4.3 0 0 1 12 1.5Z";
export const PAWN = "M12 3A5 5 0 0 1 15 12L18.5 21.5H5.5L9 12A5 5 0 0 1 12 3Z";

/** By terrain: ground and pattern. */
export const GROUND: Record<string, [string, string]> = {
  field: ["#E8CE77", '<path d="M2 12V6M2 6l-1.5-1.5M2 6l1.5-1.5M2 8.5L.5 7M2 8.5L3.5 7M8 6V0M8 .5" stroke="#9a7413" stroke-opacity=".5" fill="none" stroke-width=".7"/>'],
  forest: ["#86AE70", '<path d="M3 9L5.5 3 8 9ZM5.5 9V11" fill="#2f5a2a" fill-opacity=".42" stroke="#2f5a2a" stroke-opacity=".42" stroke-width=".7"/>'],
  mountain: ["#BBAE9F", '<path d="M1 10L5 3 9 10" fill="none" stroke="#5d4d3d" stroke-opacity=".5" stroke-width=".9"/>'],
  capital: ["#E6BCA4", '<path d="M1 9V5H4V9M6 9V3H9V9" fill="none" stroke="#8a4a2a" stroke-opacity=".35" stroke-width=".8"/>'],
  ruins: ["#ABA0BC", '<path d="M1 9V6H3V4H4M7 9V5M6 9H9" fill="none" stroke="#43375c" stroke-opacity=".45" stroke-width=".8"/>'],
  water: ["#7DB7D2", '<path d="M0 4Q2.5 2 5 4T10 4M-2 9Q.5 7 3 9T8 9T13 9" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>'],
  crag: ["#8B8580", '<path d="M1 10L3 4 5 7 7 2 10 10" fill="none" stroke="#3a3632" stroke-opacity=".55" stroke-width=".9"/>'],
};

/** The icon and the rim of the medallion that tells what a region gives. */
export const MEDALS: Record<string, { icon: string; rim: string; dark?: boolean }> = {
  field: { icon: "food", rim: "#8a6206" },
  forest: { icon: "mana", rim: "#4b2fa0" },
  mountain: { icon: "ore", rim: "#4f4236" },
  capital: { icon: "capital", rim: "#8a2f1a", dark: true },
  ruins: { icon: "ruins", rim: "#43375c", dark: true },
};

export const CHARGE: Record<string, string> = {
  gules: "lion",
  azure: "fleur",
  or: "sun",
  vert: "oak",
  argent: "eagle",
  sable: "griffin",
};
