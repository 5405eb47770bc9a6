import type { Database } from '../db/index.ts';
import {
  forgiveAbsent,
  heldOffers,
  keepFile,
  markAbsent,
  settleRecords,
  waitingPieces,
} from './commerceml/index.ts';
import type { RecordsOf, WholeKinds } from './commerceml/index.ts';
import type { ImportTask } from './ImportTask.ts';
import { problem } from './problems/index.ts';
import { withdrawLost } from './withdrawLost.ts';

/** Ends what a probe did to the records. */
class ProbeEnd extends Error {}

/** Keeps nothing of what `work` writes by the database it gets. */
async function rolledBack<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  let done: { result: Result } | null = null;
  try {
    await db.transaction(async (tx) => {
      done = { result: await work(tx) };
      throw new ProbeEnd();
    });
  } catch (error) {
    if (!(error instanceof ProbeEnd)) throw error;
  }
  if (!done) throw new Error('A probe ended without a result');
  return (done as { result: Result }).result;
}

/** Brings the shop in line with what was told; false where too much would go. */
async function sell(task: ImportTask, of: RecordsOf): Promise<boolean> {
  const { importer, log } = task;
  const told = new Set<string>();
  const onPriceless = (count: number) => log.report(problem('no_price_yet', { value: String(count) }));
  for await (const piece of waitingPieces(of, onPriceless)) {
    for (const { attributes } of piece.offers) told.add(attributes.id ?? '');
    await importer.take(piece);
  }
  await importer.finish();
  // What cannot be taken as it is told now is sold no longer, like an offer that a YML feed spoils.
  const taken = new Set(importer.seen);
  const held = (await heldOffers(of)).flatMap(({ id, external }) =>
    told.has(external) && !taken.has(id) ? [] : id,
  );
  if (!(await withdrawLost(task, [...held, ...taken]))) {
    await forgiveAbsent(of);
    return false;
  }
  await settleRecords(of);
  return true;
}

const within = <Result>(task: ImportTask, work: (of: RecordsOf) => Promise<Result>): Promise<Result> => {
  const on = (db: Database) => work({ db, source: task.source, region: task.region.id });
  return task.dryRun ? rolledBack(task.db, on) : on(task.db);
};

/** What became of a file of CommerceML. */
export interface TakenFile {
  isDone: boolean;
  /** Which kinds it held whole. */
  whole: WholeKinds;
}

/**
 * Takes a file of CommerceML. What a whole package lacks is withdrawn where the file stands by itself; where more files
 * of the same exchange come, `isPart`, only they tell what is lacking.
 */
export const takeCommerceMl = (task: ImportTask, isPart: boolean): Promise<TakenFile> =>
  within(task, async (of) => {
    const { run, stream, log, onEncoding } = task;
    const { whole, isRead } = await keepFile(of, run, stream, { onEncoding, report: log.report });
    if (!isPart) await markAbsent(of, run, whole);
    const isSold = await sell(task, of);
    return { isDone: isRead && isSold, whole };
  });

/** Withdraws what whole packages of the run lacked. */
export const takeAbsent = (task: ImportTask, whole: WholeKinds): Promise<boolean> =>
  within(task, async (of) => {
    await markAbsent(of, task.run, whole);
    return sell(task, of);
  });
