import type { ImportCounts } from '@siren/domain/imports';
import type { Database } from '../db/index.ts';
import { createImporter } from './createImporter.ts';
import type { Importer } from './createImporter.ts';
import { readFeed } from './feed/index.ts';
import { FeedError, problem } from './problems/index.ts';
import { importPromos } from './promos/index.ts';
import {
  closeRun,
  recordRun,
  createProblemLog,
  hasFinishedRun,
  noteProgress,
  openRun,
  readRegion,
  withSourceLock,
} from './runs/index.ts';
import type { ImportRegion, ImportSummary, ProblemLog } from './runs/index.ts';
import { findLost, settleProducts, withdrawOffers } from './write/index.ts';

/** How long goods of a later import count as new. */
export const NEW_DAYS = 30;
/** Fewer offers than this may always be withdrawn; of more, at most the share below. */
const LOST_FEW = 20;
const LOST_SHARE = 0.5;

export interface ImportOptions {
  db: Database;
  /** Name of whose goods these are: a later feed of the same source replaces what this one brought. */
  source: string;
  /** Bytes of the feed. */
  stream: AsyncIterable<Uint8Array>;
  /** Name of the file, for the report. */
  file: string;
  /** Code of the region whose prices and stock these are; null for the first one. */
  region: string | null;
  clock: () => Date;
  /** Reads, compares and reports, but changes no goods. */
  dryRun?: boolean;
  author?: string;
  /** Withdraws what the feed lacks even where that is more than half of what was sold. */
  allowLoss?: boolean;
  onProgress?: (counts: ImportCounts) => void;
}

/** There is no region with that code. */
export class UnknownRegionError extends Error {
  constructor(code: string | null) {
    super(code === null ? 'В базе нет ни одного региона.' : `Региона «${code}» нет.`);
    this.name = 'UnknownRegionError';
  }
}

/** Reads the feed to its end or to where it breaks; false where it broke. */
const readAll = async (
  options: ImportOptions,
  importer: Importer,
  log: ProblemLog,
  onEncoding: (name: string) => void,
) => {
  let whole = true;
  try {
    for await (const piece of readFeed(options.stream, { onEncoding, report: log.report }))
      await importer.take(piece);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    whole = false;
    log.report(problem(error.code, { line: error.line, value: error.message }));
  }
  await importer.finish();
  return whole;
};

/** Withdraws what the feed lacks, unless the feed cannot be trusted that far; false then. */
const withdraw = async (
  options: ImportOptions,
  region: ImportRegion,
  { counts, seen }: Importer,
  log: ProblemLog,
) => {
  const { db, source, clock, dryRun = false, allowLoss = false } = options;
  if (counts.read === counts.failed) {
    log.report(problem('nothing_taken'));
    return false;
  }
  const { before, ids } = await findLost(db, source, region.id, seen);
  if (!allowLoss && ids.length > LOST_FEW && ids.length > before * LOST_SHARE) {
    log.report(problem('too_many_lost', { value: `${ids.length} из ${before}` }));
    return false;
  }
  counts.withdrawn = ids.length;
  if (dryRun) return true;
  const stores = [...region.stores.values()];
  await withdrawOffers(db, { source, region: region.id, stores, at: clock() }, ids);
  return true;
};

const inRun = async (options: ImportOptions, region: ImportRegion): Promise<ImportSummary> => {
  const { db, source, file, clock, dryRun = false, author = '', onProgress = () => {} } = options;
  const startedAt = clock();
  const run = await openRun(db, { source, region: region.id, file, startedAt, dryRun, author });
  const log = createProblemLog(run);
  const later = await hasFinishedRun(db, source, region.id);
  const newUntil = later ? new Date(startedAt.getTime() + NEW_DAYS * 86_400_000) : null;
  let encoding = '';
  const watched = async (counts: ImportCounts) => {
    await noteProgress(db, run, { encoding, counts, lines: log.lines });
    onProgress(counts);
  };
  const parts = { db, source, region, log, dryRun, onProgress: watched };
  const importer = createImporter({ ...parts, now: startedAt, newUntil });
  let status: ImportSummary['status'] = 'failed';
  const finish = async () => {
    await log.flush(db);
    const finishedAt = clock();
    const { counts } = importer;
    await db.transaction(async (tx) => {
      await closeRun(tx, run, { status, encoding, finishedAt, counts, lines: log.lines });
      await recordRun(tx, { run, dryRun, status, counts, finishedAt });
    });
    return finishedAt;
  };
  try {
    const whole = await readAll(options, importer, log, (name) => {
      encoding = name;
    });
    if (whole && (await withdraw(options, region, importer, log))) {
      const { promos, hasOffer } = importer;
      const { id, timeZone } = region;
      await importPromos(db, { promos, source, region: id, timeZone, now: startedAt, dryRun, hasOffer, log });
      status = 'done';
    }
    if (!dryRun) await settleProducts(db, source);
  } catch (error) {
    // The lock goes with the error: nothing may be written after it.
    await importer.settled();
    await finish().catch(() => {});
    throw error;
  }
  const finishedAt = await finish();
  return {
    run,
    source,
    region: region.code,
    file,
    encoding,
    status,
    dryRun,
    counts: importer.counts,
    problems: [...log.shown],
    problemCount: Object.values(log.lines).reduce((sum, count) => sum + count, 0),
    startedAt,
    finishedAt,
  };
};

/**
 * Imports a Yandex Market YML feed: sections, products, offers, pictures, prices and stock of one region, and its promo
 * codes.
 * Offers that are the same as last time are not written. A feed that breaks off keeps what came before the
 * break and withdraws nothing; the run counts as failed and can be repeated.
 *
 * @throws ImportBusyError while another import of the source is at work
 * @throws UnknownRegionError
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const region = await readRegion(options.db, options.region);
  if (!region) throw new UnknownRegionError(options.region);
  return withSourceLock(options.db, options.source, () => inRun(options, region));
}
