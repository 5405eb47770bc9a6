import type { Database } from '../db/index.ts';
import type { FeedPiece, RawOffer, RawPromo } from './feed/index.ts';
import { checkOffer } from './offers/index.ts';
import type { Offer } from './offers/index.ts';
import type { ImportCounts, ImportRegion, ProblemLog } from './runs/index.ts';
import { createSections } from './sections/index.ts';
import { again, createTableCounter, diffOffers, writeBatch } from './write/index.ts';

/** Offers written by one transaction: large enough to be fast, small enough to keep the shop usable. */
const BATCH = 1000;
/** Promos kept of a feed. */
const PROMOS_MAX = 1_000;

export interface ImporterOptions {
  db: Database;
  source: string;
  region: ImportRegion;
  log: ProblemLog;
  now: Date;
  /** Until when goods that come now count as new; null with the first import of a source into a region. */
  newUntil: Date | null;
  dryRun: boolean;
  onProgress: (counts: ImportCounts) => void;
}

export interface Importer {
  counts: ImportCounts;
  /** The shop's ids of the offers that the feed has. */
  seen: readonly number[];
  /** Promos of the feed; they are looked at when all of its goods are known. */
  promos: readonly RawPromo[];
  /** Whether the feed has such an offer. */
  hasOffer(id: string): boolean;
  take(piece: FeedPiece): Promise<void>;
  /** Writes what is still waiting. */
  finish(): Promise<void>;
  /** Resolves when nothing is being written any more, however that ended. */
  settled(): Promise<void>;
}

/** Takes what is read of a feed and writes it in batches, the next one being read while one is written. */
export function createImporter({
  db,
  source,
  region,
  log,
  dryRun,
  onProgress,
  ...times
}: ImporterOptions): Importer {
  const counts: ImportCounts = { read: 0, created: 0, updated: 0, skipped: 0, failed: 0, withdrawn: 0 };
  const seen: number[] = [];
  const promos: RawPromo[] = [];
  const ids = new Set<string>();
  const products = new Set<string>();
  const positions = new Map<string, number>();
  const sections = createSections(source, log.report);
  const tables = createTableCounter(db);
  let batch: Offer[] = [];
  let writing: Promise<void> = Promise.resolve();

  const isNew = (known: Set<string>, id: string) => known.size < known.add(id).size;
  const checks = {
    stores: region.stores,
    hasCategory: (id: string) => sections.has(id),
    isFirst: (id: string) => isNew(ids, id),
    leads: (product: string) => isNew(products, product),
    report: log.report,
  };

  const check = (raw: RawOffer) => {
    counts.read += 1;
    const offer = checkOffer(raw, checks);
    if (!offer) counts.failed += 1;
    else {
      positions.set(offer.id, counts.read);
      batch.push(offer);
    }
  };

  const write = async (offers: readonly Offer[], at: ReadonlyMap<string, number>) => {
    const { changes, known } = await diffOffers(db, source, region.id, offers);
    if (dryRun) sections.check();
    else {
      const needsOther = offers.some(({ content }) => content.category === '');
      const context = {
        source,
        region: region.id,
        stores: [...region.stores.values()],
        positions: at,
        ...times,
      };
      const sectionIds = await sections.sync(db, needsOther);
      const written = changes.length
        ? await again(() => writeBatch(db, { ...context, sections: sectionIds }, changes))
        : [];
      seen.push(...written);
      await tables.written(written.length);
    }
    seen.push(...known);
    const created = changes.filter(({ id }) => id === null).length;
    counts.created += created;
    counts.updated += changes.length - created;
    counts.skipped += offers.length - changes.length;
    await log.flush(db);
    onProgress({ ...counts });
  };

  const flush = async () => {
    await writing;
    const offers = batch;
    const at = new Map(positions);
    batch = [];
    positions.clear();
    writing = write(offers, at);
    // Its failure is told by whoever waits for it next.
    writing.catch(() => {});
  };

  return {
    counts,
    seen,
    promos,
    hasOffer: (id) => ids.has(id),
    async take({ categories, offers, promos: more }) {
      sections.add(categories);
      if (promos.length < PROMOS_MAX) promos.push(...more);
      for (const offer of offers) {
        check(offer);
        if (batch.length >= BATCH) await flush();
      }
    },
    async finish() {
      await flush();
      await writing;
    },
    settled: () => writing.catch(() => {}),
  };
}
