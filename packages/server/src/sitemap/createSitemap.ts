import { paths } from '@siren/contract/routes';
import { patiently } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Places } from '../http/index.ts';
import { readGoods, readGoodsParts, readPromos, readSections } from './readSitemap.ts';
import type { GoodsPart, SitemapEntry } from './readSitemap.ts';

/** Goods in one part; the protocol allows 50,000, and smaller ones are read and changed by themselves. */
const PART_SIZE = 10_000;
/** Goods that are read at a time. */
const BATCH = 1_000;
/** How long it is remembered where the parts begin, ms. */
const REMEMBERED_MS = 600_000;

export interface SitemapPart {
  name: string;
  changedAt: Date | null;
}

/** Pages that search engines shall find, in parts. */
export interface Sitemap {
  parts(): Promise<SitemapPart[]>;
  /** The pages of a part, as they are read; null where there is no part of that name. */
  entries(name: string): Promise<AsyncIterable<SitemapEntry[]> | null>;
}

type Batch = Awaited<ReturnType<typeof readGoods>>;

interface SitemapParts {
  db: Database;
  places: Places;
  clock(): Date;
}

const latest = (entries: readonly { changedAt: Date | null }[]): Date | null =>
  entries.reduce<Date | null>(
    (last, { changedAt }) => (changedAt !== null && (last === null || changedAt > last) ? changedAt : last),
    null,
  );

async function* batches(entries: SitemapEntry[]): AsyncIterable<SitemapEntry[]> {
  yield entries;
}

/**
 * The sitemap of the shop as a visitor without a city sees it, for that is how crawlers come: a page of goods that
 * only another region sells would be none for them.
 * @param size goods in a part
 */
export function createSitemap({ db, places, clock }: SitemapParts, size: number = PART_SIZE): Sitemap {
  let known: { until: number; goods: Promise<GoodsPart[]> } | null = null;
  const region = async () => (await places.resolve({})).region.id;

  function goodsParts(): Promise<GoodsPart[]> {
    const now = clock().getTime();
    if (known === null || known.until <= now) {
      const goods = region().then((id) => patiently(() => readGoodsParts(db, id, size)));
      goods.catch(() => (known = null));
      known = { until: now + REMEMBERED_MS, goods };
    }
    return known.goods;
  }

  async function* goodsOf(part: GoodsPart, end: GoodsPart | undefined): AsyncIterable<SitemapEntry[]> {
    const id = await region();
    const to = end?.first ?? null;
    // What was added since the parts were counted stands at the end of the last one: it may grow, never beyond its size.
    let [next, left]: [number | null, number] = [part.first, size];
    while (next !== null && left > 0) {
      const read: Batch = await readGoods(db, id, { range: [next, to], limit: Math.min(BATCH, left) });
      yield read.entries;
      next = read.next;
      left -= read.entries.length;
    }
  }

  const pages = async (): Promise<SitemapEntry[]> =>
    [paths.home(), paths.sections()].map((path) => ({ path, changedAt: null }));
  const lists: Record<string, () => Promise<SitemapEntry[]>> = {
    pages,
    sections: async () => readSections(db, await region()),
    promos: async () => readPromos(db, await region(), clock()),
  };

  return {
    async parts() {
      const [goods, named] = await Promise.all([
        goodsParts(),
        Promise.all(Object.entries(lists).map(async ([name, read]) => ({ name, entries: await read() }))),
      ]);
      return [
        ...named
          .filter(({ entries }) => entries.length > 0)
          .map(({ name, entries }) => ({ name, changedAt: latest(entries) })),
        ...goods.map(({ changedAt }, index) => ({ name: `products-${index + 1}`, changedAt })),
      ];
    },
    async entries(name) {
      const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
      if (list) return batches(await list());
      const [, number] = /^products-([1-9]\d{0,5})$/.exec(name) ?? [];
      const goods = await goodsParts();
      const part = number === undefined ? undefined : goods[Number(number) - 1];
      return part ? goodsOf(part, goods[Number(number)]) : null;
    },
  };
}
