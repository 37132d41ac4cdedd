/** The six tinctures: colour, hatching, silhouette and charge of a seat. */
import eagle from "icon:eagle-emblem";
import fleur from "icon:fleur-de-lys";
import griffin from "icon:griffin-symbol";
import lion from "icon:lion";
import oak from "icon:oak-leaf";
import pawn from "icon:chess-pawn";
import sun from "icon:heraldic-sun";

export type Tincture = "gules" | "azure" | "or" | "vert" | "argent" | "sable" | "neutral";
export const TINCTURES: Tincture[] = ["gules", "azure", "or", "vert", "argent", "sable"];

export const CHARGES: Record<Tincture, string> = {
  gules: lion,
  azure: fleur,
  or: sun,
  vert: oak,
  argent: eagle,
  sable: griffin,
  neutral: pawn,
};

/** The outline of a seat's pieces on a 24 px grid. */
export const SHAPES: Record<Tincture, string> = {
  gules: "M4 4H20V20H4Z",
  azure: "M12 2.2A9.8 9.8 0 1 1 12 21.8A9.8 9.8 0 1 1 12 2.2Z",
  or: "M12 1L23 12 12 23 1 12Z",
  vert: "M12 2L22.6 21H1.4Z",
  argent: "M12 1.4L21.4 6.8V17.2L12 22.6 2.6 17.2V6.8Z",
  sable: "M8 1.8H16V8H22.2V16H16V22.2H8V16H1.8V8H8Z",
  neutral: "M12 3A5 5 0 0 1 15 12L18 21H6L9 12A5 5 0 0 1 12 3Z",
};

export function tinctureOf(seat: number | null): Tincture {
  return seat === null ? "neutral" : (TINCTURES[seat] ?? "neutral");
}
