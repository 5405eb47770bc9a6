import type { ImportCounts } from '@siren/domain/imports';
import type { UnitFinder } from '@siren/domain/units';
import type { Database } from '../db/index.ts';
import type { Offer } from './offers/index.ts';
import { noteWritten } from './runs/index.ts';
import type { ImportRegion, ProblemLog, RunWritten } from './runs/index.ts';
import type { Sections } from './sections/index.ts';
import { noteChanges } from './differences/index.ts';
import { again, createLeads, createTableCounter, diffOffers, writeBatch } from './write/index.ts';
import type { OfferChange } from './write/index.ts';

export interface WriterOptions {
  db: Database;
  /** Id of the row in import_runs. */
  run: number;
  source: string;
  region: ImportRegion;
  log: ProblemLog;
  now: Date;
  /** Until when goods that come now count as new; null with the first import of a source into a region. */
  newUntil: Date | null;
  dryRun: boolean;
  /** Units as the shop writes them when the run begins. */
  unitOf: UnitFinder;
  /** What is committed of the run, grows with each batch; null where it cannot be taken up again. */
  written: RunWritten | null;
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

type Tally = Pick<ImportCounts, 'created' | 'updated' | 'skipped'>;

/** What comes of the offers of a batch that stand after a place of the file. */
function tallyOf({ offers, positions }: Batch, changes: readonly OfferChange[], after: number): Tally {
  const counts = ({ id }: Offer) => (positions.get(id) ?? 0) > after;
  const changed = changes.filter(({ offer }) => counts(offer));
  const created = changed.filter(({ id }) => id === null).length;
  const updated = changed.length - created;
  return { created, updated, skipped: offers.filter(counts).length - changed.length };
}

const add = (sum: Tally, { created, updated, skipped }: Tally): void => {
  sum.created += created;
  sum.updated += updated;
  sum.skipped += skipped;
};

/** Compares batches with what the shop has, writes what changed and counts it. */
export function createBatchWriter(
  { db, run, source, region, log, dryRun, written: kept, onProgress, now, newUntil, unitOf }: WriterOptions,
  sections: Sections,
  { counts, seen }: Progress,
): BatchWriter {
  const leads = createLeads(source);
  const tables = createTableCounter(db);

  const store = async (
    { offers, positions }: Batch,
    changes: readonly OfferChange[],
    note: (tx: Database) => Promise<unknown>,
  ) => {
    const needsOther = offers.some(({ content }) => content.category === '');
    const context = {
      ...{ source, region: region.id, stores: [...region.stores.values()], positions, now, newUntil, unitOf },
      sections: await sections.sync(db, needsOther),
    };
    const written = changes.length ? await again(() => writeBatch(db, context, changes, note)) : [];
    if (changes.length === 0) await note(db);
    seen.push(...written);
    await tables.written(written.length);
  };

  return {
    async write(full) {
      const { changes, known } = await diffOffers(db, source, region.id, full.offers);
      const tally = tallyOf(full, changes, kept?.upTo ?? 0);
      if (dryRun) {
        sections.check();
        await noteChanges(db, { run, region, changes });
      } else {
        await leads.look(db, full.offers, changes);
        const upTo = Math.max(kept?.upTo ?? 0, ...full.positions.values());
        if (kept) add(Object.assign(kept, { upTo }), tally);
        await store(full, changes, async (tx) => kept && noteWritten(tx, run, kept));
      }
      seen.push(...known);
      add(counts, tally);
      await log.flush(db);
      await onProgress({ ...counts });
    },
    async writeHeirs() {
      const heirs = await leads.heirs(db);
      const changes = heirs.map((offer) => ({
        ...{ offer, id: null, was: offer.content.product },
        ...{ content: true, price: false, stock: false },
      }));
      await store({ offers: heirs, positions: new Map() }, changes, async () => {});
    },
  };
}
