import type { ImportCounts } from '@siren/domain/imports';
import { checkAfterImport, seeAgain } from '../catalog-errors/index.ts';
import type { Database } from '../db/index.ts';
import { createImporter } from './createImporter.ts';
import { createPictureNames } from './archive/index.ts';
import type { WholeKinds } from './commerceml/index.ts';
import { readUnits } from '../units/index.ts';
import type { ImportTask } from './ImportTask.ts';
import { problem } from './problems/index.ts';
import {
  closeRun,
  recordRun,
  createProblemLog,
  goOnWithRun,
  hasFinishedRun,
  noteLines,
  noteProgress,
  openRun,
  readRegion,
  RunCancelled,
  RunInterrupted,
  RunUnchanged,
  takeUpRun,
  withSourceLock,
} from './runs/index.ts';
import type { ImportRegion, ImportSummary } from './runs/index.ts';
import { NOTHING_WHOLE, takeAbsent } from './takeCommerceMl.ts';
import { takeFile } from './takeFile.ts';
import { settleProducts } from './write/index.ts';

/** How long goods of a later import count as new. */
export const NEW_DAYS = 30;

export interface ImportOptions {
  db: Database;
  /** Name of whose goods these are: a later feed of the same source replaces what this one brought. */
  source: string;
  /** Bytes of the feed. */
  stream: AsyncIterable<Uint8Array>;
  /** The same bytes once more: an archive is read for its pictures, and again for its goods. @default archives are refused */
  again?: () => AsyncIterable<Uint8Array>;
  /** Name of the file, for the report. */
  file: string;
  /** Code of the region whose prices and stock these are; null for the first one. */
  region: string | null;
  clock: () => Date;
  /** Reads, compares and reports, but changes no goods. */
  dryRun?: boolean;
  author?: string;
  /** Roubles of currencies that the feed says nothing of, by code. */
  rates?: ReadonlyMap<string, number>;
  /** Whether the feed is the demo's own, which names pictures that the demo draws. */
  demo?: boolean;
  /** Withdraws what the feed lacks even where that is more than half of what was sold. */
  allowLoss?: boolean;
  onProgress?: (counts: ImportCounts) => void;
  /**
   * Set where it is one of the files of an exchange, all of which are one run: the run that the first of them opened, null
   * for the first. What whole packages lack is withdrawn by `endExchange`.
   */
  exchange?: { run: number | null; isLast: boolean };
  /** A run that was begun from the screen and waits, or that a process left. @default a run of its own is opened */
  begun?: { run: number; userId: number | null; signal: AbortSignal };
}

/** What an import did, with what of CommerceML the file held whole. */
export interface ImportedFile extends ImportSummary {
  /** Whether this file was taken, whatever became of those before it in the same run. */
  isDone: boolean;
  whole: WholeKinds;
}

/** There is no region with that code. */
export class UnknownRegionError extends Error {
  constructor(code: string | null) {
    super(code === null ? 'В базе нет ни одного региона.' : `Региона «${code}» нет.`);
    this.name = 'UnknownRegionError';
  }
}

/** What a run does, and whether it could do all of it. */
type Work = (task: ImportTask) => Promise<{ isDone: boolean; whole: WholeKinds }>;

const begin = async ({ db, source, region, file, dryRun, author, exchange, begun, now }: Begun) => {
  const later = await hasFinishedRun(db, source, region.id, exchange?.run ?? begun?.run ?? null);
  const fresh = { status: 'done' as const, counts: undefined, encoding: '', lines: undefined };
  const newUntil = later ? new Date(now.getTime() + NEW_DAYS * 86_400_000) : null;
  if (begun) return { ...fresh, run: begun.run, newUntil, ...(await takeUpRun(db, begun.run, now)) };
  const common = { newUntil, startedAt: now, written: null };
  if (exchange && exchange.run !== null)
    return { run: exchange.run, ...common, ...(await goOnWithRun(db, exchange.run, file)) };
  const run = await openRun(db, { source, region: region.id, file, startedAt: now, dryRun, author });
  return { ...fresh, run, ...common };
};
interface Begun extends Pick<ImportOptions, 'db' | 'source' | 'file' | 'exchange' | 'begun'> {
  region: ImportRegion;
  dryRun: boolean;
  author: string;
  now: Date;
}

/** Whether the shop has something else than before, or the report tells of offers that were left out. */
const isToCheck = ({ created, updated, withdrawn, failed }: ImportCounts): boolean =>
  created + updated + withdrawn + failed > 0;

/** Looks for errors of the catalogue by what the closed run brought. What was imported stays imported: the next check looks again. */
async function checkBrought({
  db,
  clock,
  log,
  run,
  importer,
}: Pick<ImportTask, 'db' | 'clock' | 'log' | 'run' | 'importer'>) {
  try {
    await (isToCheck(importer.counts) ? checkAfterImport : seeAgain)(db, clock());
  } catch {
    log.report(problem('unchecked'));
    await log.flush(db);
    await noteLines(db, run, log.lines);
  }
}

const problemsOf = ({ shown, lines }: ImportTask['log']) => ({
  problems: [...shown],
  problemCount: Object.values(lines).reduce((sum, count) => sum + count, 0),
});

/** How a run ends that something else than its file has ended; null for a failure. */
function endOf(error: unknown): 'cancelled' | 'unchanged' | null {
  if (error instanceof RunCancelled) return 'cancelled';
  return error instanceof RunUnchanged ? 'unchanged' : null;
}

/** What is not asked for. */
const PLAIN = {
  ...{ dryRun: false, author: '', allowLoss: false, demo: false },
  ...{ onProgress: () => {}, rates: new Map<string, number>() },
};

async function inRun(
  options: ImportOptions & Required<Pick<ImportOptions, keyof typeof PLAIN>>,
  region: ImportRegion,
  work: Work,
): Promise<ImportedFile> {
  const { db, source, file, clock, exchange, begun: asked, dryRun, onProgress } = options;
  const isLast = !exchange || exchange.isLast;
  const pictures = createPictureNames();
  const common = { db, source, region, dryRun, pictures, unitOf: await readUnits(db) };
  const begun = await begin({ ...options, region, now: clock() });
  const { run, newUntil, counts: before, startedAt, written } = begun;
  const log = createProblemLog(run, begun.lines);
  let { encoding } = begun;
  const watched = async (counts: ImportCounts) => {
    if (asked?.signal.aborted) throw new RunInterrupted();
    await noteProgress(db, run, { encoding, counts, lines: log.lines });
    onProgress(counts);
  };
  const importer = createImporter({
    ...{ ...common, run, log, now: startedAt, newUntil, written, onProgress: watched },
    ...{ rates: options.rates, demo: options.demo, ...(before && { counts: before }) },
  });
  let status: ImportSummary['status'] = 'failed';
  let done: Awaited<ReturnType<Work>> = { isDone: false, whole: NOTHING_WHOLE };
  const finish = async () => {
    await log.flush(db);
    const finishedAt = clock();
    const { counts } = importer;
    await db.transaction(async (tx) => {
      await closeRun(tx, run, { status, encoding, finishedAt, counts, lines: log.lines });
      // An exchange of several files is told once.
      if (isLast) await recordRun(tx, { run, dryRun, status, counts, finishedAt }, asked?.userId ?? null);
    });
    return finishedAt;
  };
  const onEncoding = (name: string) => void (encoding = name);
  try {
    const { stream, again = null, allowLoss } = options;
    const beat = () => watched(importer.counts);
    const own = { run, stream, again, userId: asked?.userId ?? null, beat, onEncoding };
    done = await work({ ...common, ...own, importer, log, startedAt, clock, allowLoss, written });
    // A run is no success that one of its files failed in.
    if (done.isDone) status = begun.status;
    if (!dryRun) await settleProducts(db, source);
  } catch (error) {
    // The lock goes with the error: nothing may be written after it.
    await importer.settled();
    if (error instanceof RunInterrupted) throw error;
    const ended = endOf(error);
    if (!ended) {
      await finish().catch(() => {});
      throw error;
    }
    status = ended;
    if (!dryRun && status === 'cancelled') await settleProducts(db, source);
  }
  const finishedAt = await finish();
  if (!dryRun && isLast && status !== 'unchanged') await checkBrought({ db, clock, log, run, importer });
  return {
    ...{ run, source, region: region.code, file, encoding, status, dryRun, ...done },
    ...{ counts: importer.counts, ...problemsOf(log), startedAt, finishedAt },
  };
}

async function locked(options: ImportOptions, work: Work): Promise<ImportedFile> {
  const region = await readRegion(options.db, options.region);
  if (!region) throw new UnknownRegionError(options.region);
  return withSourceLock(options.db, options.source, () => inRun({ ...PLAIN, ...options }, region, work));
}

/**
 * Imports a Yandex Market YML feed (sections, products, offers, pictures, prices and stock of one region, and its promo
 * codes), a file of CommerceML or a table, whichever it is by its content, or an archive of one of them with its pictures.
 * Offers that are the same as last time are not written. A feed that breaks off keeps what came before the
 * break and withdraws nothing; the run counts as failed and can be repeated.
 *
 * @throws ImportBusyError while another import of the source is at work
 * @throws UnknownRegionError
 */
export const importFeed = (options: ImportOptions): Promise<ImportedFile> =>
  locked(options, (task) => takeFile(task, options.exchange !== undefined));

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/**
 * Ends an exchange whose files are all taken: what its whole packages lacked is sold no longer.
 *
 * @throws ImportBusyError while another import of the source is at work
 */
export const endExchange = (
  options: Omit<ImportOptions, 'stream' | 'file' | 'exchange'>,
  run: number,
  whole: WholeKinds,
): Promise<ImportedFile> =>
  locked({ ...options, stream: noBytes(), file: '', exchange: { run, isLast: true } }, async (task) => ({
    isDone: await takeAbsent(task, whole),
    whole: NOTHING_WHOLE,
  }));
