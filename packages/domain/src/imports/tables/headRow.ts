import { TABLE_HEADING_MAX } from './entities.ts';
import { fieldOfHeading } from './knownHeadings.ts';

/** A heading as it is told and remembered. */
export const headingText = (cell: string): string =>
  cell
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, TABLE_HEADING_MAX)
    .toWellFormed()
    .trim();

/** Rows in which headings are looked for: above them may be a name, a date, a telephone. */
export const HEAD_WITHIN = 20;

/** Which of the first rows of a table has its headings: the one with the most known names, else the first of two cells or more; -1 for none. */
export function headRowOf(rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => new Set(cells.flatMap((cell) => fieldOfHeading(cell)?.field ?? [])).size);
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  return rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
}
