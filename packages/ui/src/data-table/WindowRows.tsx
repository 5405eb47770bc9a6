import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import * as css from './DataTable.css.ts';
import { roles } from './roles.ts';

/** Rows drawn beyond the edges, so that nothing flashes. */
const OVERSCAN = 8;

export interface WindowRowsProps {
  keys: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in px before it is measured. */
  estimate: number;
  /** Index of the row with the active cell, which is always drawn; negative where there is none. */
  active: number;
  /** Draws a row so many px from the first one. */
  children: (index: number, start: number, measure: (row: HTMLElement | null) => void) => ReactNode;
}

/** The rows in sight of thousands, and the one with the active cell: a focus that is not in the page is lost. */
export function WindowRows({ keys, scroller, estimate, active, children }: WindowRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- React Compiler leaves this hook alone, as it should
  const virtualizer = useVirtualizer({
    count: keys.length,
    overscan: OVERSCAN,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (active < 0 || inSight.includes(active)) return inSight;
      return [...inSight, active].toSorted((one, other) => one - other);
    },
  });
  return (
    <tbody {...roles.rowGroup} className={css.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) => children(index, start, virtualizer.measureElement))}
    </tbody>
  );
}
