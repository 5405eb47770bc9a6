import type { ImportCounts } from '@siren/domain/imports';
import { readFeed } from './feed/index.ts';
import type { ImportTask } from './ImportTask.ts';
import { FeedError, problem } from './problems/index.ts';
import { importPromos } from './promos/index.ts';
import { withdrawLost } from './withdrawLost.ts';

/** What a reader of the report needs to know of a break: what is there instead, or how much came before it. */
const shownOf = ({ message }: FeedError, { read, failed }: ImportCounts) =>
  message || `прочитано предложений ${read}, взято ${read - failed}`;

/** Reads the feed to its end or to where it breaks; false where it broke. */
const readAll = async ({ stream, importer, log, onEncoding }: ImportTask) => {
  let failure: FeedError | null = null;
  try {
    for await (const piece of readFeed(stream, { onEncoding, report: log.report }))
      await importer.take(piece);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    failure = error;
  }
  await importer.finish();
  if (failure)
    log.report(problem(failure.code, { line: failure.line, value: shownOf(failure, importer.counts) }));
  return failure === null;
};

/** Withdraws what the feed lacks, unless the feed cannot be trusted that far; false then. */
const withdraw = async (task: ImportTask) => {
  const { counts, seen } = task.importer;
  if (counts.read > counts.failed) return withdrawLost(task, seen);
  task.log.report(problem('nothing_taken'));
  return false;
};

/** Takes a YML feed; false where it broke off or cannot be trusted. */
export async function takeYml(task: ImportTask): Promise<boolean> {
  if (!(await readAll(task)) || !(await withdraw(task))) return false;
  const { db, source, region, startedAt, dryRun, importer, log } = task;
  if (!dryRun) await importer.settleLeads();
  const { promos, hasOffer } = importer;
  const { id, timeZone } = region;
  await importPromos(db, { promos, source, region: id, timeZone, now: startedAt, dryRun, hasOffer, log });
  return true;
}
