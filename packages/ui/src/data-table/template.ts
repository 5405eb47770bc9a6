import { control } from '../theme/index.ts';
import type { Track, Widths } from './widths.ts';

/** The first column is held: untouched it leaves more than half of a narrow table to the others. */
const HELD_MOST = '45cqi';

/** Tracks of a CSS grid, and the least width of them together. */
export function templateOf(
  tracks: readonly Track[],
  widths: Widths,
  extra: { marks: boolean; actions: number | null },
): { tracks: string; width: string } {
  const sizes = tracks.map(({ key, width, grows }, place) => {
    const capped = place === 0 && widths[key] === undefined;
    const size = capped ? `min(${width}px, ${HELD_MOST})` : `${width}px`;
    return { size, track: grows ? `minmax(${size}, 1fr)` : size };
  });
  const before = extra.marks ? [control.m] : [];
  const after = extra.actions === null ? [] : [`${extra.actions}px`];
  return {
    tracks: [...before, ...sizes.map(({ track }) => track), ...after].join(' '),
    width: `calc(${[...before, ...sizes.map(({ size }) => size), ...after].join(' + ')})`,
  };
}
