import type { ImportCounts } from '@siren/domain/imports';
import { readFeed } from './feed/index.ts';
import type { FeedPiece, ReadFeedOptions } from './feed/index.ts';
import type { ImportTask } from './ImportTask.ts';
import { FeedError, problem } from './problems/index.ts';
import { importPromos } from './promos/index.ts';
import { withdrawLost } from './withdrawLost.ts';

/** What a reader of the report needs to know of a break: what is there instead, or how much came before it. */
const shownOf = ({ message }: FeedError, { read, failed }: ImportCounts) =>
  message || `прочитано предложений ${read}, взято ${read - failed}`;

/**
 * Reads the feed to its end or to where it breaks: whether it got there, and whether all that the feed has was seen. An element that
 * does not end may have swallowed the next one.
 */
export const readAll = async (
  { importer, log, onEncoding }: ImportTask,
  pieces: (options: ReadFeedOptions) => AsyncIterable<FeedPiece>,
) => {
  let failure: FeedError | null = null;
  let isSeen = true;
  const report: ImportTask['log']['report'] = (found) => {
    if (found.code === 'endless_mark') isSeen = false;
    log.report(found);
  };
  try {
    for await (const piece of pieces({ onEncoding, report })) await importer.take(piece);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    failure = error;
  }
  await importer.finish();
  if (failure)
    log.report(problem(failure.code, { line: failure.line, value: shownOf(failure, importer.counts) }));
  return { isRead: failure === null, isSeen };
};

/** Withdraws what the feed lacks, unless the feed cannot be trusted that far; false then. */
export const withdraw = async (task: ImportTask, isSeen: boolean) => {
  const { counts, seen } = task.importer;
  if (counts.read > counts.failed) return isSeen ? withdrawLost(task, seen) : true;
  task.log.report(problem('nothing_taken'));
  return false;
};

/** Takes a YML feed; false where it broke off or cannot be trusted. */
export async function takeYml(task: ImportTask): Promise<boolean> {
  const { isRead, isSeen } = await readAll(task, (options) => readFeed(task.stream, options));
  if (!isRead || !(await withdraw(task, isSeen))) return false;
  const { db, source, region, startedAt, dryRun, importer, log } = task;
  if (!dryRun) await importer.settleLeads();
  const { promos, hasOffer } = importer;
  const { id, timeZone } = region;
  await importPromos(db, { promos, source, region: id, timeZone, now: startedAt, dryRun, hasOffer, log });
  return true;
}
