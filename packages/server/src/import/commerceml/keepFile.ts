import { readXml, refuseErrors } from '../feed/index.ts';
import type { ReadFeedOptions } from '../feed/index.ts';
import { FeedError, problem } from '../problems/index.ts';
import { createCommerceHandler } from './commerceHandler.ts';
import type { CommerceRecord, WholeKinds } from './CommerceRecord.ts';
import { keepRecords, spreadDictionaries } from './records.ts';
import type { RecordsOf } from './records.ts';

/** Records kept by one statement. */
const BATCH = 500;
const ID_MAX = 150;

/** What a file brought. */
export interface KeptFile {
  /** Which kinds it holds whole; none of a file that breaks off. */
  whole: WholeKinds;
  /** false where it could not be read to its end. */
  isRead: boolean;
}

/** Keeps records in batches in which each stands once. */
function createKeeper(of: RecordsOf, run: number, report: ReadFeedOptions['report']) {
  let batch = new Map<string, CommerceRecord>();
  const flush = async () => {
    const full = batch;
    batch = new Map();
    await keepRecords(of, run, [...full.values()]);
  };
  return {
    flush,
    async take(record: CommerceRecord): Promise<void> {
      const { id, line } = record;
      if (id === '' || id.length > ID_MAX)
        return report(problem(id === '' ? 'no_id' : 'bad_id', { line, field: 'Ид', value: id }));
      const key = `${record.kind} ${id}`;
      if (batch.size >= BATCH || batch.has(key)) await flush();
      batch.set(key, record);
    },
  };
}

/** Reads a file of CommerceML and keeps what it tells, up to where it breaks. */
export async function keepFile(
  of: RecordsOf,
  run: number,
  bytes: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): Promise<KeptFile> {
  const whole: WholeKinds = { good: false, offer: false };
  const keeper = createKeeper(of, run, options.report);
  const named = new Set<string>();
  let isRead = true;
  try {
    for await (const { records } of readXml(bytes, options, (parser) => ({
      handler: createCommerceHandler(parser, whole),
      sink: refuseErrors(parser, options.report),
    })))
      for (const record of records) {
        named.add(record.kind);
        await keeper.take(record);
      }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    isRead = false;
    options.report(problem(error.code, { line: error.line, value: error.message }));
  }
  await keeper.flush();
  await spreadDictionaries(of);
  // An empty package is no word that everything is gone.
  const holds = (kind: keyof WholeKinds) => isRead && whole[kind] && named.has(kind);
  return { whole: { good: holds('good'), offer: holds('offer') }, isRead };
}
