/** Records sent from this tab: the server keeps them for a while only, the tab as long as it is open. */
import { api, ApiError } from "@/lib/api";
import type { Opened } from "@/lib/protocol";

const key = (id: string) => `record/${id}`;

export async function sendRecord(text: string): Promise<Opened> {
  const opened = await api.openRecord(text);
  try {
    sessionStorage.setItem(key(opened.table.id), text);
  } catch {
    // No room: then it is gone when the server forgets it.
  }
  return opened;
}

/** Where the server has forgotten a record, send it again; its address stays the same. */
export async function sentAgain(id: string, error: unknown): Promise<Opened> {
  const text = sessionStorage.getItem(key(id));
  if (!(error instanceof ApiError && error.code === "no-record") || text === null) throw error;
  return api.openRecord(text);
}
