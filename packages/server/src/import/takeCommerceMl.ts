import type { Database } from '../db/index.ts';
import {
  forgiveAbsent,
  heldOffers,
  keepFile,
  markAbsent,
  settleRecords,
  waitingPieces,
} from './commerceml/index.ts';
import type { KeptFile, RecordsOf, WholeKinds } from './commerceml/index.ts';
import type { ImportTask } from './ImportTask.ts';
import { keepPictureRecords } from './keepPictures.ts';
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

/** What became of files with goods. */
export interface TakenFile {
  isDone: boolean;
  /** Which kinds of CommerceML they held whole. */
  whole: WholeKinds;
}

export const NOTHING_WHOLE: WholeKinds = { good: false, offer: false };

/** Keeps what files tell, one after another: a file that cannot be read to its end leaves none of them whole. */
async function keepFiles(
  { run, log, onEncoding }: ImportTask,
  of: RecordsOf,
  files: readonly AsyncIterable<Uint8Array>[],
): Promise<KeptFile> {
  const kept: KeptFile = { whole: NOTHING_WHOLE, isRead: true };
  for (const bytes of files) {
    const { whole, isRead } = await keepFile(of, run, bytes, { onEncoding, report: log.report });
    kept.isRead &&= isRead;
    kept.whole = { good: kept.whole.good || whole.good, offer: kept.whole.offer || whole.offer };
  }
  return kept.isRead ? kept : { whole: NOTHING_WHOLE, isRead: false };
}

/** Files of CommerceML that come together. */
export interface CommerceFiles {
  files: readonly AsyncIterable<Uint8Array>[];
  /** More files of the same exchange come: only all of them together tell what is lacking. */
  isPart: boolean;
  /** What came beside them, by the names that goods call it. */
  pictures: readonly { name: string; url: string }[];
}

/** Takes files of CommerceML. What whole packages lack is withdrawn, unless they are a part of more. */
export const takeCommerceMl = (
  task: ImportTask,
  { files, isPart, pictures }: CommerceFiles,
): Promise<TakenFile> =>
  within(task, async (of) => {
    await keepPictureRecords(of, pictures);
    const { whole, isRead } = await keepFiles(task, of, files);
    if (!isPart) await markAbsent(of, task.run, whole);
    const isSold = await sell(task, of);
    return { isDone: isRead && isSold, whole };
  });

/** Withdraws what whole packages of the run lacked. */
export const takeAbsent = (task: ImportTask, whole: WholeKinds): Promise<boolean> =>
  within(task, async (of) => {
    await markAbsent(of, task.run, whole);
    return sell(task, of);
  });
