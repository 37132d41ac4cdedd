/** `{...described(reason)}`: the reason of an `aria-disabled` thing, for the screen reader. */
export function described(text: string | null | undefined): Record<string, string> {
  return text ? { "aria-description": text } : {};
}
