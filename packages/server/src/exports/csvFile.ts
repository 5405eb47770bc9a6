import { CSV_START, csvLine, textCell } from '@siren/domain/exports';
import type { Sheet } from './Sheet.ts';

/** A CSV file piece by piece. */
export async function* csvFile({ heads, pages }: Sheet): AsyncGenerator<string> {
  yield CSV_START + csvLine(heads.map(textCell));
  for await (const page of pages) yield page.map(csvLine).join('');
}
