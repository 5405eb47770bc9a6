/** A page, or a gap for several that are left out. */
export type PageItem = number | 'gap-before' | 'gap-after';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** A page that there is: whole, from 1 to `count`. */
export const validPage = (page: number, count: number): number =>
  Math.max(1, Math.min(Math.floor(count) || 1, Math.round(page) || 1));

/**
 * Pages to show: the first, the last, the current one with `around` neighbours on each side. A gap stands for two pages
 * or more, and the number of places is the same on every page, so that «Вперёд» stays under the finger.
 */
export function pageItems(page: number, count: number, around = 1): PageItem[] {
  const middle = 2 * around + 1;
  const last = Math.max(1, Math.floor(count) || 1);
  const at = validPage(page, last);
  if (last <= middle + 4) return range(1, last);
  if (at <= around + 3) return [...range(1, middle + 2), 'gap-after', last];
  if (at >= last - around - 2) return [1, 'gap-before', ...range(last - middle - 1, last)];
  return [1, 'gap-before', ...range(at - around, at + around), 'gap-after', last];
}
