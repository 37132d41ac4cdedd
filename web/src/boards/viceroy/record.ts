/** The best solo score in this browser, by the number of virtual opponents. */

const key = (virtual: number) => `viceroy-record-${virtual}`;

export function recordOf(virtual: number): number | null {
  try {
    const kept = localStorage.getItem(key(virtual));
    return kept === null ? null : Number(kept);
  } catch {
    return null; // storage may be switched off; the chase then begins anew each time
  }
}

export function saveRecord(virtual: number, points: number): void {
  const best = recordOf(virtual);
  if (best !== null && best >= points) return;
  try {
    localStorage.setItem(key(virtual), String(points));
  } catch {
    // as above
  }
}
