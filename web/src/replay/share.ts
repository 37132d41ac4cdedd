/** A link to a moment. */
import { canShare, copy, share } from "@/lib/share";
import type { Replay } from "./replay.svelte";

export function shareMoment(replay: Replay): void {
  const look = replay.look;
  const eyes = replay.free ? `&as=${look.seat ?? "watch"}${look.open ? "&open=true" : ""}` : "";
  const url = `${location.origin}${replay.source.path}?at=${replay.at}${eyes}`;
  if (canShare) void share(document.title, url);
  else void copy(url);
}
