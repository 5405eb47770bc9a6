import type { ImportCounts } from '@siren/domain/imports';
import type { Database } from '../db/index.ts';
import type { FeedPiece, RawOffer, RawPromo } from './feed/index.ts';
import { checkOffer } from './offers/index.ts';
import type { Offer } from './offers/index.ts';
import type { ImportRegion, ProblemLog } from './runs/index.ts';
import { createSections } from './sections/index.ts';
import type { Sections } from './sections/index.ts';
import { again, createTableCounter, diffOffers, writeBatch } from './write/index.ts';
import type { OfferChange } from './write/index.ts';

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
  onProgress: (counts: ImportCounts) => Promise<void>;
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

/** Counts what came of a batch. */
function count(counts: ImportCounts, offers: readonly Offer[], changes: readonly OfferChange[]): void {
  const created = changes.filter(({ id }) => id === null).length;
  counts.created += created;
  counts.updated += changes.length - created;
  counts.skipped += offers.length - changes.length;
}

/** Checks what is read, each offer against those before it. */
function createCheck({ stores }: ImportRegion, sections: Sections, { report }: ProblemLog) {
  const ids = new Set<string>();
  const products = new Set<string>();
  const isNew = (known: Set<string>, id: string) => known.size < known.add(id).size;
  const checks = {
    stores,
    hasCategory: (id: string) => sections.has(id),
    isFirst: (id: string) => isNew(ids, id),
    leads: (product: string) => isNew(products, product),
    report,
  };
  return {
    check: (raw: RawOffer): Offer | null => checkOffer(raw, checks),
    hasOffer: (id: string): boolean => ids.has(id),
  };
}

/** Offers that wait to be written, and where they stand in the feed, by their ids. */
interface Batch {
  offers: Offer[];
  positions: Map<string, number>;
}
const emptyBatch = (): Batch => ({ offers: [], positions: new Map() });

function put({ offers, positions }: Batch, offer: Offer, position: number): void {
  positions.set(offer.id, position);
  offers.push(offer);
}

/** Takes what is read of a feed and writes it in batches, the next one being read while one is written. */
export function createImporter(options: ImporterOptions): Importer {
  const { db, source, region, log, dryRun, onProgress, ...times } = options;
  const counts: ImportCounts = { read: 0, created: 0, updated: 0, skipped: 0, failed: 0, withdrawn: 0 };
  const seen: number[] = [];
  const promos: RawPromo[] = [];
  const sections = createSections(source, log.report);
  const tables = createTableCounter(db);
  const { check, hasOffer } = createCheck(region, sections, log);
  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();

  const store = async ({ offers, positions }: Batch, changes: readonly OfferChange[]) => {
    const needsOther = offers.some(({ content }) => content.category === '');
    const context = {
      ...{ source, region: region.id, stores: [...region.stores.values()], positions, ...times },
      sections: await sections.sync(db, needsOther),
    };
    const written = changes.length ? await again(() => writeBatch(db, context, changes)) : [];
    seen.push(...written);
    await tables.written(written.length);
  };

  const write = async (full: Batch) => {
    const { changes, known } = await diffOffers(db, source, region.id, full.offers);
    if (dryRun) sections.check();
    else await store(full, changes);
    seen.push(...known);
    count(counts, full.offers, changes);
    await log.flush(db);
    await onProgress({ ...counts });
  };

  const flush = async () => {
    await writing;
    writing = write(batch);
    batch = emptyBatch();
    // Its failure is told by whoever waits for it next.
    writing.catch(() => {});
  };

  const add = (raw: RawOffer) => {
    counts.read += 1;
    const offer = check(raw);
    if (offer) put(batch, offer, counts.read);
    else counts.failed += 1;
  };

  return {
    ...{ counts, seen, promos, hasOffer },
    async take({ categories, offers, promos: more }) {
      sections.add(categories);
      if (promos.length < PROMOS_MAX) promos.push(...more);
      for (const offer of offers) {
        add(offer);
        if (batch.offers.length >= BATCH) await flush();
      }
    },
    async finish() {
      await flush();
      await writing;
    },
    settled: () => writing.catch(() => {}),
  };
}
