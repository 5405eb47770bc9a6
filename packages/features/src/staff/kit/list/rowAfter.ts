/**
 * The row that a step leads to, from 0; the ends are ends.
 * @param at the row that one is in; -1 outside of all, from where one comes to the nearest end
 */
export function rowAfter(at: number, step: 1 | -1, count: number): number {
  if (at < 0) return step > 0 ? 0 : count - 1;
  return Math.max(0, Math.min(count - 1, at + step));
}
