import { separators } from './csvCells.ts';
import type { Separator } from './csvCells.ts';

/** Lines by which it is told. */
const LINES = 40;

export interface Manner {
  separator: Separator;
  /** Cells of most rows. */
  width: number;
}

/** How often each line has the sign, and how many of the lines that have it have it as often as most. */
function weigh(lines: readonly string[], sign: Separator): { share: number; most: number } {
  const counts = new Map<number, number>();
  for (const text of lines) {
    const count = text.split(sign).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [most = 0, share = 0] =
    [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
  return { share, most };
}

/** The sign between cells by the first lines of a table: the one that most of them have equally often, outside of quotes. */
export function tellSeparator(text: string): Manner {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/gu, '')
    .split(/\r\n|\r|\n/u, LINES)
    .filter((line) => line.trim() !== '');
  const weighed = separators.map((separator) => ({ separator, ...weigh(lines, separator) }));
  const best = weighed.reduce((one, other) => (other.share > one.share ? other : one));
  return { separator: best.separator, width: best.most + 1 };
}
