/** How many of a group are drawn and how many are counted: never more circles than `max`, and never «+1». */
export function groupOf(count: number, max: number): { shown: number; more: number } {
  const places = Math.max(2, Math.floor(max));
  const shown = count <= places ? count : places - 1;
  return { shown, more: count - shown };
}
