import type { Column } from './Column.ts';

/** Widths in px where nothing else is said. */
const WIDTH = 160;
const LEAST = 80;
export const MOST = 960;

/** By how much keys change a width, in px. */
const STEP = 8;
const LEAP = 48;

export type Widths = Readonly<Record<string, number>>;

export interface Track {
  key: string;
  width: number;
  min: number;
  /** Takes what room is left over. */
  grows: boolean;
  /** It may be seen wider or narrower than `width` says. */
  fluid: boolean;
}

export const clampWidth = (width: number, min: number): number =>
  Math.round(Math.max(min, Math.min(MOST, width || min)));

/**
 * How wide each column is. One grows: the one that says so, else the last one, of those that nobody gave a width by hand;
 * where all have one, the last. So a width that was dragged is the width that is seen.
 */
export function tracksOf<Row>(columns: readonly Column<Row>[], widths: Widths): Track[] {
  const free = columns.filter(({ key }) => widths[key] === undefined);
  const growing = free.find(({ grow }) => grow) ?? free.at(-1) ?? columns.at(-1);
  return columns.map((column, place) => {
    const min = column.minWidth ?? Math.min(LEAST, column.width ?? LEAST);
    const width = clampWidth(widths[column.key] ?? column.width ?? WIDTH, min);
    const grows = column === growing;
    /* The first one is held, and untouched it gives way in a narrow table. */
    const fluid = grows || (place === 0 && widths[column.key] === undefined);
    return { key: column.key, width, min, grows, fluid };
  });
}

/** The width after a key of the separator pattern, `null` for the width it had at first, or nothing for other keys. */
export function widthByKey(key: string, width: number, min: number): number | null | undefined {
  const widths: Record<string, number | null> = {
    ArrowLeft: width - STEP,
    ArrowRight: width + STEP,
    PageDown: width - LEAP,
    PageUp: width + LEAP,
    Home: min,
    End: MOST,
    Enter: null,
  };
  const next = widths[key];
  return typeof next === 'number' ? clampWidth(next, min) : next;
}
