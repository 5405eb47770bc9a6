type Span = readonly [start: number, end: number];

/** How far to scroll, in px, for a piece to be seen: as little as will do; what is longer is seen from its start. */
export function nearestScroll([start, end]: Span, [from, to]: Span): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}

/** Brings a cell into sight: not under the head, not under the columns that are held, and the table itself not under the edge of the page. */
export function reveal(scroller: HTMLElement, cell: HTMLElement): void {
  const bounded = scroller.scrollHeight > scroller.clientHeight;
  (bounded ? scroller : cell).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [view, box] = [scroller.getBoundingClientRect(), cell.getBoundingClientRect()];
  const inHead = cell.closest('thead') !== null;
  const head = scroller.querySelector('thead')?.getBoundingClientRect();
  const held = [...(cell.parentElement?.children ?? [])].filter((other) => other.matches('[data-held]'));
  const heldTo = Math.max(view.left, ...held.map((other) => other.getBoundingClientRect().right));
  scroller.scrollBy({
    top: inHead ? 0 : nearestScroll([box.top, box.bottom], [head?.bottom ?? view.top, view.bottom]),
    left: held.includes(cell) ? 0 : nearestScroll([box.left, box.right], [heldTo, view.right]),
    behavior: 'instant',
  });
}
