import type { ImportCounts } from '@siren/domain/imports';
import type { PictureNames } from './archive/index.ts';
import { createBatchWriter } from './createBatchWriter.ts';
import type { Batch, WriterOptions } from './createBatchWriter.ts';
import type { FeedPiece, RawOffer, RawPromo } from './feed/index.ts';
import { checkOffer, createCurrencyRates } from './offers/index.ts';
import type { CurrencyRates, Offer } from './offers/index.ts';
import { createLateSections, createSections } from './sections/index.ts';
import type { LateSections, Sections } from './sections/index.ts';
import { findOffers } from './write/index.ts';

/** Offers written by one transaction: large enough to be fast, small enough to keep the shop usable. */
const BATCH = 1000;
/** Promos kept of a feed. */
const PROMOS_MAX = 1_000;

export interface ImporterOptions extends WriterOptions {
  /** Roubles of currencies that the feed says nothing of, by code. */
  rates: ReadonlyMap<string, number>;
  /** Whether the feed is the demo's own, which names pictures that the demo draws. */
  demo: boolean;
  /** Pictures that came with the feed. */
  pictures: PictureNames;
  /** Of files before in the same run. @default nothing */
  counts?: ImportCounts;
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
  /** Writes products anew whose describing offer was withdrawn or left them. */
  settleLeads(): Promise<void>;
  /** Resolves when nothing is being written any more, however that ended. */
  settled(): Promise<void>;
}

/** Checks what is read, each offer against those before it. */
function createCheck(
  { region: { stores }, log: { report }, demo, unitOf, pictures }: ImporterOptions,
  sections: Sections,
  { awaits }: LateSections,
  { rateOf }: CurrencyRates,
) {
  const ids = new Set<string>();
  const isNew = (known: Set<string>, id: string) => known.size < known.add(id).size;
  const checks = {
    ...{ stores, demo, rateOf, unitOf, awaits },
    findPicture: pictures.find,
    hasCategory: (id: string) => sections.has(id),
    isFirst: (id: string) => isNew(ids, id),
    report,
  };
  return {
    check: (raw: RawOffer): Offer | null => checkOffer(raw, checks),
    hasOffer: (id: string): boolean => ids.has(id),
  };
}

const NONE: ImportCounts = { read: 0, created: 0, updated: 0, skipped: 0, failed: 0, withdrawn: 0 };
const emptyBatch = (): Batch => ({ offers: [], positions: new Map() });

function put({ offers, positions }: Batch, offer: Offer, position: number): void {
  positions.set(offer.id, position);
  offers.push(offer);
}

/** Takes what is read of a feed and writes it in batches, the next one being read while one is written. */
export function createImporter(options: ImporterOptions): Importer {
  const { db, source, log, dryRun } = options;
  const { created = 0, updated = 0, skipped = 0 } = options.written ?? {};
  const counts = { ...NONE, created, updated, skipped, ...options.counts };
  const seen: number[] = [];
  const promos: RawPromo[] = [];
  /** Ids of offers that could not be read: what they were before, they stay. */
  const broken: string[] = [];
  const sections = createSections(source, log.report);
  const late = createLateSections(source, sections, log.report);
  const rates = createCurrencyRates(options.rates);
  const writer = createBatchWriter(options, sections, { counts, seen });
  const { check, hasOffer } = createCheck(options, sections, late, rates);
  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();

  const flush = async () => {
    await writing;
    writing = writer.write(batch);
    batch = emptyBatch();
    // Its failure is told by whoever waits for it next.
    writing.catch(() => {});
  };

  const add = (raw: RawOffer) => {
    counts.read += 1;
    const offer = check(raw);
    if (offer) return put(batch, offer, counts.read);
    counts.failed += 1;
    if (raw.broken !== null) broken.push((raw.attributes.id ?? '').trim());
  };

  return {
    ...{ counts, seen, promos, hasOffer },
    async take({ currencies, categories, offers, promos: more }) {
      rates.add(currencies);
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
      await late.settle(db, dryRun);
      if (broken.length > 0) seen.push(...(await findOffers(db, source, broken)));
    },
    async settleLeads() {
      await writer.writeHeirs();
      await late.settle(db, dryRun);
    },
    settled: () => writing.catch(() => {}),
  };
}
