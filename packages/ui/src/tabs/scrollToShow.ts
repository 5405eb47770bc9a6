export interface Shown {
  /** How far the list is scrolled. */
  scroll: number;
  /** Width of the list that is seen. */
  width: number;
  /** Where the tab begins in the list, scrolled or not. */
  start: number;
  /** Width of the tab. */
  size: number;
  /** Room to leave, in which a neighbour peeps out. */
  margin: number;
}

/** Where to scroll so that the tab is seen whole, and a bit of its neighbour. All in pixels. */
export function scrollToShow({ scroll, width, start, size, margin }: Shown): number {
  const least = start + size + margin - width;
  const most = Math.max(0, start - margin);
  return Math.min(most, Math.max(scroll, least));
}
