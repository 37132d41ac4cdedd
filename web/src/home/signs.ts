/** The small sign of each game in lists. */
import dragon from "icon:dragon-head";
import gems from "icon:gems";
import mask from "icon:carnival-mask";
import sun from "icon:sun";
import tower from "icon:stone-tower";

export const SIGNS: Record<string, string> = {
  viceroy: gems,
  kabale: mask,
  legends: dragon,
  louis: sun,
  kingdoms: tower,
};

/** The order in which the games hang. */
export const ORDER = ["viceroy", "kabale", "legends", "louis", "kingdoms"];
