import { textOfFile } from '@siren/domain/exports';
import type { TableRow } from '../TableRow.ts';
import { csvCells } from './csvCells.ts';
import type { Line } from './splitLines.ts';
import type { Manner } from './tellSeparator.ts';

/** Lines over which a cell in quotes may go: one that goes further lacks its end. */
const SPAN_MAX = 60;

const isOdd = (text: string): boolean => (text.match(/"/gu)?.length ?? 0) % 2 === 1;

const rowOf = ({ number: line }: Line, cells: readonly string[], isBroken = false): TableRow => ({
  ...{ line, isBroken },
  // Exports of ours and of others put an apostrophe before what a spreadsheet would calculate.
  cells: cells.map(textOfFile),
});

/** Puts rows together from lines. Quotes that do not match cost the row that they begin in, and no row after it. */
export function createRecords({ separator, width }: Manner) {
  let waiting: Line[] = [];

  /** Whether a line that a cell in quotes goes over looks like a row of its own: then the quotes before it lack their end. */
  const isRow = (text: string): boolean => {
    const cells = csvCells(text, separator);
    return cells?.length === width && !/^[^"]*" *$/u.test(cells[0] ?? '');
  };

  /** Lines of the row that begins at a place, its cells; null while more lines are needed to tell. */
  const read = (at: number, isEnd: boolean): { row: TableRow; lines: number } | null => {
    const first = waiting[at];
    if (!first) return null;
    const alone = csvCells(first.text, separator);
    if (alone) return { row: rowOf(first, alone), lines: 1 };
    const broken = { row: rowOf(first, first.text.split(separator), true), lines: 1 };
    if (!isOdd(first.text)) return broken;
    const after = waiting.slice(at + 1, at + SPAN_MAX);
    const closes = after.findIndex(({ text }) => isOdd(text));
    if (closes < 0) return isEnd || after.length === SPAN_MAX - 1 ? broken : null;
    const lines = closes + 2;
    const text = waiting.slice(at, at + lines).map((line) => line.text);
    const cells = csvCells(text.join('\n'), separator);
    const isWhole = cells?.length === width && !text.slice(1).some(isRow);
    return isWhole ? { row: rowOf(first, cells), lines } : broken;
  };

  const take = (isEnd: boolean): TableRow[] => {
    const rows: TableRow[] = [];
    let at = 0;
    for (let found = read(at, isEnd); found; found = read(at, isEnd)) {
      rows.push(found.row);
      at += found.lines;
    }
    waiting = waiting.slice(at);
    return rows;
  };
  return {
    push(lines: readonly Line[]): TableRow[] {
      waiting = [...waiting, ...lines];
      return take(false);
    },
    end: (): TableRow[] => take(true),
  };
}
