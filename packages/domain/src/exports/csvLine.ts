import type { Cell } from './cells.ts';

/** Tells Excel that the file is UTF-8. */
export const CSV_START = '\u{FEFF}';

/**
 * Beginnings by which spreadsheets take a text for a formula, or which they pass over on the way to one; the wide forms are what
 * Eastern keyboards write. The apostrophe is one of them, so that one that was put there is never taken for one that was typed.
 */
const RISKY = /^(?:\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|[\t\r\n'])/u;

/** A text with an apostrophe before it where a spreadsheet might calculate it. Taken off again, it is what it was. */
export const harmlessText = (value: string): string => (RISKY.test(value) ? `'${value}` : value);

/** A text of a file as it was before `harmlessText`. */
export function textOfFile(value: string): string {
  const rest = value.slice(1);
  return value.startsWith("'") && RISKY.test(rest) ? rest : value;
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** «25.11.2026» */
const russianDay = (day: string): string => day.split('-').toReversed().join('.');

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
      return quoted(harmlessText(cell.value));
    case 'phone':
      return quoted(cell.value);
    case 'count':
      return String(cell.value);
    case 'money':
      return cell.value.toFixed(2).replace('.', ',');
    case 'day':
      return russianDay(cell.value);
    case 'moment': {
      const [day = '', time = ''] = cell.value.split('T');
      return `${russianDay(day)} ${time}`;
    }
  }
}

/** A line of a CSV file as Russian Excel opens it: semicolons, decimal commas, texts in quotes (RFC 4180 but for the semicolon). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(';')}\r\n`;
