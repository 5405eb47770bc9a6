import { csvLine, textCell } from '@siren/domain/exports';
import { xlsxFile } from '../../exports/xlsx/index.ts';

export type TestTable = readonly (readonly string[])[];

/** A table as CSV, its first row being the headings. */
export const csvOf = (rows: TestTable): string => rows.map((cells) => csvLine(cells.map(textCell))).join('');

/** The same table as Excel has it, all of its cells being texts. */
export async function xlsxOf([heads = [], ...rows]: TestTable): Promise<Uint8Array> {
  async function* pages() {
    yield rows.map((cells) => cells.map(textCell));
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxFile({
    title: 'Лист',
    heads,
    pages: pages(),
    at: new Date('2026-03-01T09:00:00Z'),
  }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
