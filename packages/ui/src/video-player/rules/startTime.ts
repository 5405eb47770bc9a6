/** Where playing starts: the wish, if it is not zero and not beyond the end (behaviour player-4); else 0. */
export function startTime(wish: number, duration: number): number {
  return wish > 0 && wish <= duration ? wish : 0;
}
