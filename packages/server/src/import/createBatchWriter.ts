import type { ImportCounts } from '@siren/domain/imports';
import type { Database } from '../db/index.ts';
import type { Offer } from './offers/index.ts';
import type { ImportRegion, ProblemLog } from './runs/index.ts';
import type { Sections } from './sections/index.ts';
import { again, createLeads, createTableCounter, diffOffers, writeBatch } from './write/index.ts';
import type { OfferChange } from './write/index.ts';

export interface WriterOptions {
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

/** Offers that wait to be written, and where they stand in the feed, by their ids. */
export interface Batch {
  offers: Offer[];
  positions: Map<string, number>;
}
/** What a run has come to so far. */
export interface Progress {
  counts: ImportCounts;
  /** The shop's ids of the offers that the feed has. */
  seen: number[];
}

export interface BatchWriter {
  write(batch: Batch): Promise<void>;
  /** Writes products anew whose describing offer was withdrawn or left them. */
  writeHeirs(): Promise<void>;
}

/** Counts what came of a batch. */
function count(counts: ImportCounts, offers: readonly Offer[], changes: readonly OfferChange[]): void {
  const created = changes.filter(({ id }) => id === null).length;
  counts.created += created;
  counts.updated += changes.length - created;
  counts.skipped += offers.length - changes.length;
}

/** Compares batches with what the shop has, writes what changed and counts it. */
export function createBatchWriter(
  { db, source, region, log, dryRun, onProgress, now, newUntil }: WriterOptions,
  sections: Sections,
  { counts, seen }: Progress,
): BatchWriter {
  const leads = createLeads(source);
  const tables = createTableCounter(db);

  const store = async ({ offers, positions }: Batch, changes: readonly OfferChange[]) => {
    const needsOther = offers.some(({ content }) => content.category === '');
    const context = {
      ...{ source, region: region.id, stores: [...region.stores.values()], positions, now, newUntil },
      sections: await sections.sync(db, needsOther),
    };
    const written = changes.length ? await again(() => writeBatch(db, context, changes)) : [];
    seen.push(...written);
    await tables.written(written.length);
  };

  return {
    async write(full) {
      const { changes, known } = await diffOffers(db, source, region.id, full.offers);
      if (dryRun) sections.check();
      else {
        await leads.look(db, full.offers, changes);
        await store(full, changes);
      }
      seen.push(...known);
      count(counts, full.offers, changes);
      await log.flush(db);
      await onProgress({ ...counts });
    },
    async writeHeirs() {
      const heirs = await leads.heirs(db);
      const changes = heirs.map((offer) => ({
        ...{ offer, id: null, was: offer.content.product },
        ...{ content: true, price: false, stock: false },
      }));
      await store({ offers: heirs, positions: new Map() }, changes);
    },
  };
}
