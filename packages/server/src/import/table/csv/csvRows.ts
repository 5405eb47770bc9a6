import { decodeFeed, withHead } from '../../feed/index.ts';
import type { ReadFeedOptions } from '../../feed/index.ts';
import type { TableRow } from '../TableRow.ts';
import { createRecords } from './createRecords.ts';
import { splitLines } from './splitLines.ts';
import { tellSeparator } from './tellSeparator.ts';

/** «sep=;», which Excel writes and reads. */
const TOLD = /^sep=[;,\t]\s*$/iu;

/** Rows of a CSV file, portion by portion. Encoding and separator are told by the content. */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  { onEncoding, report }: ReadFeedOptions,
): AsyncGenerator<TableRow[]> {
  const told: ReadFeedOptions = {
    onEncoding,
    // A table names no encoding that could be another one.
    report: (found) => found.code !== 'encoding_guessed' && report(found),
  };
  let records: ReturnType<typeof createRecords> | null = null;
  for await (const lines of splitLines(decodeFeed(withHead(bytes), told))) {
    if (lines.length === 0 && !records) continue;
    records ??= createRecords(tellSeparator(lines.map(({ text }) => text).join('\n')));
    yield records.push(lines.filter(({ number, text }) => number > 1 || !TOLD.test(text)));
  }
  if (records) yield records.end();
}
