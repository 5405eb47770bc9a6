import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From so many rows on only those in sight are drawn; fewer cost nothing. */
const WINDOW_FROM = 100;

/** Rows drawn beyond the edges, so that nothing flashes. */
const OVERSCAN = 8;

/** What the server takes for the height of the table, in px. */
const FIRST_HEIGHT = 640;

export interface WindowRow {
  index: number;
  /** Px from the first row; null where rows stand one under another by themselves. */
  start: number | null;
}

export interface RowWindow {
  rows: readonly WindowRow[];
  /** Height of all rows in px, null where they have it by themselves. */
  height: number | null;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** The rows to draw: those in sight and the one with the active cell. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  options: { bounded: boolean; estimate: number; active: number },
): RowWindow {
  const enabled = options.bounded && keys.length >= WINDOW_FROM;
  // oxlint-disable-next-line react/incompatible-library -- React Compiler leaves this hook alone, as it should
  const virtualizer = useVirtualizer({
    enabled,
    count: keys.length,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    getScrollElement: () => scroller.current,
    estimateSize: () => options.estimate,
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (options.active < 0 || inSight.includes(options.active)) return inSight;
      return [...inSight, options.active].toSorted((one, other) => one - other);
    },
  });
  if (!enabled) {
    return { rows: keys.map((_, index) => ({ index, start: null })), height: null, measure: undefined };
  }
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
