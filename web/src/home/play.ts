/** One click: a table with me and bots. */
import { api } from "@/lib/api";
import type { GameInfo, Level, NewSeat } from "@/lib/protocol";
import { router } from "@/lib/router.svelte";

const COMPANY = 3; // players of a quick game, as far as the game takes them
const QUICK_LEVEL: Level = "courtier";

export function usualSeats(game: GameInfo, level: Level = QUICK_LEVEL): NewSeat[] {
  const count = Math.max(game.min_seats, Math.min(game.max_seats, COMPANY));
  return Array.from({ length: count }, (_, n) => (n ? { kind: "bot", level } : { kind: "me" }));
}

export async function playNow(game: GameInfo): Promise<void> {
  const table = await api.create({ game: game.id, seats: usualSeats(game), options: {}, public: false });
  router.go(`/t/${table.id}`);
}
