import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** What stands in a cell as another program reads it: a text is a text, all else a number; null in an empty one. */
export type ReadCell = string | number | null;

const FIRST_DAY = Date.UTC(1899, 11, 30);

const decoded = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const columnOf = (place = ''): number => place.charCodeAt(0) - 65;

/** The rows of the one sheet of a workbook. Throws where a part of it is no XML, or a cell is calculated. */
export function readXlsx(file: Uint8Array): ReadCell[][] {
  const parts = unzipSync(file);
  const rows: ReadCell[][] = [];
  for (const [name, bytes] of Object.entries(parts)) {
    const parser = new SaxesParser();
    let [at, isText, value] = [0, false, ''];
    parser.on('error', (error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    parser.on('opentag', ({ name: tag, attributes }) => {
      if (tag === 'f') throw new Error('A cell is calculated');
      if (tag === 'row') rows.push([]);
      if (tag !== 'c') return;
      [at, isText, value] = [columnOf(attributes['r']), attributes['t'] === 'inlineStr', ''];
    });
    parser.on('text', (text) => {
      value += text;
    });
    parser.on('closetag', ({ name: tag }) => {
      const row = rows.at(-1);
      if (tag !== 'c' || !row) return;
      while (row.length < at) row.push(null);
      row.push(isText ? decoded(value) : Number(value));
    });
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  }
  return rows;
}

/** A day or a moment of a cell, as ISO 8601 without an offset. */
export const dayOfCell = (cell: ReadCell | undefined): string =>
  new Date(FIRST_DAY + Math.round(Number(cell) * 86_400_000)).toISOString().slice(0, 16);
