import type { TableMapping } from '@siren/domain/imports';
import type { FeedPiece, ReadFeedOptions } from '../feed/index.ts';
import { problem } from '../problems/index.ts';
import type { ImportTask } from '../ImportTask.ts';
import { createRowReader } from './createRowReader.ts';
import { createFailedRows } from './failedRows.ts';
import { openTable } from './openTable.ts';
import { readMapping } from './readMapping.ts';
import { inWordsOfTable } from './tableWords.ts';

/** «1,2E+12», what Excel makes of long figures in a CSV file. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/iu;

const pieceOf = (offers: FeedPiece['offers'], categories: FeedPiece['categories']): FeedPiece => ({
  ...{ currencies: [], categories, offers, promos: [] },
});

/**
 * A table as a feed would bring it. Rows that were left out are kept as they stand in the file, each with its reason.
 *
 * @param onMapping hears how it is read
 */
export async function* tablePieces(
  { db, run, source, stream, log }: ImportTask,
  options: ReadFeedOptions,
  onMapping: (mapping: TableMapping) => void,
): AsyncGenerator<FeedPiece> {
  const { headings, rows } = await openTable(stream, options);
  const mapping = await readMapping(db, { run, source }, headings);
  onMapping(mapping);
  const { columns } = mapping;
  const read = createRowReader(columns);
  const failed = createFailedRows(db, run);
  const told = inWordsOfTable(columns);
  const rounded = new Set<number>();
  log.tellAs((found) => {
    const isRounded = found.code === 'broken_offer' && rounded.has(found.line ?? 0);
    const one = isRounded ? problem('row_rounded_article', found as { line: number }) : told(found);
    failed.hear(one);
    return one;
  });
  for await (const portion of rows) {
    const made = portion.map(read);
    for (const { offer } of made) {
      if (!ROUNDED.test(offer.attributes.id ?? '')) continue;
      rounded.add(offer.line);
      offer.broken = offer.line;
    }
    yield pieceOf(
      made.map(({ offer }) => offer),
      made.flatMap(({ categories }) => categories),
    );
    // By now whoever reads has looked at all of them.
    await failed.keep(portion);
  }
}
