import { CSV_START } from '../../exports/index.ts';

/** A row of a file, at the line where it begins, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A cell in quotes, or one without; what ends it: the separator, the end of the line, or that of the file. */
const cellOf = (separator: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, 'uy');

/** Rows of a CSV file (RFC 4180); null where its quotes do not match. Empty lines are none. */
export function readCsv(text: string, separator: ';' | ',' | '\t'): CsvRow[] | null {
  const whole = text.startsWith(CSV_START) ? text.slice(CSV_START.length) : text;
  const cell = cellOf(separator);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (cell.lastIndex <= whole.length) {
    const found = cell.exec(whole);
    if (!found) return null;
    const [all, inQuotes, plain = '', end = ''] = found;
    row.cells.push(inQuotes?.replaceAll('""', '"') ?? plain);
    line += all.match(/\r\n|\r|\n/gu)?.length ?? 0;
    if (end === separator) continue;
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    if (end === '') return rows;
    row = { line, cells: [] };
  }
  return rows;
}
