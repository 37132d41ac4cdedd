/** Copying and sharing links. */
import { t } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure context (a phone in the same network) there is only the old way.
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) return toasts.show(t("ui-copy-failed"), "trouble");
  }
  toasts.show(t("ui-copied"));
}

export const canShare = typeof navigator.share === "function";

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person closed the sheet.
  }
}
