/** A record as a file. */
import { api } from "./api";
import type { Table } from "./protocol";
import { t } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

export async function saveRecord(base: string, meta: Pick<Table, "id" | "game">): Promise<void> {
  try {
    const made = await api.past.record(base);
    const url = URL.createObjectURL(new Blob([made.record], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${meta.game}-${meta.id}.irec`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch {
    toasts.show(t("ui-failed"), "trouble");
  }
}
