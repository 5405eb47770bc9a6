import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import type { TestFeed, TestOffer } from './testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterAll(() => shop.close());

const text = fc.oneof(
  fc.constantFrom('Диван', 'Диван «Лада»', '<b>Стол</b>', 'Ёж, 2 шт.'),
  fc.string({ maxLength: 30 }),
);
const pieces = fc.integer({ min: 0, max: 9 });
const offer = fc.record({
  name: text.map((name) => `Т ${name}`),
  group: fc.option(fc.constantFrom('g1', 'g2', 'g3'), { nil: undefined }),
  price: fc.integer({ min: 1, max: 99_999 }),
  oldPrice: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined }),
  category: fc.constantFrom('1', '2', '3', '4', '', '404'),
  vendor: text,
  article: fc.constantFrom('A-1', 'A-2', 'B 3'),
  description: text,
  params: fc.array(
    fc.record({
      name: fc.constantFrom('Цвет', 'Ширина', 'Вес'),
      value: fc.constantFrom('шалфей', 'дуб', '12'),
    }),
    { maxLength: 4 },
  ),
  pictures: fc.subarray(['https://p.invalid/1.jpg', 'https://p.invalid/2.jpg', 'https://p.invalid/3.jpg']),
  outlets: fc.oneof(fc.record({ s1: pieces, s2: pieces }), fc.record({ s1: pieces })),
});

const categories = [
  { id: '1', name: 'Мебель' },
  { id: '2', name: 'Диваны', parent: '1' },
  { id: '3', name: 'Диваны' },
  { id: '4', name: 'Свет', parent: '3' },
];
const catalogue: fc.Arbitrary<TestFeed & { offers: TestOffer[] }> = fc
  .array(offer, { minLength: 1, maxLength: 12 })
  .map((list) => ({ categories, offers: list.map((one, at) => ({ ...one, id: `o${at}` })) }));

const runs = { numRuns: 15 };

test('the same feed twice: nothing is written the second time', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (feed) => {
      await shop.empty();
      await shop.take(feed);
      const before = await shop.rows();
      const { counts } = await shop.take(feed);
      expect(counts).toMatchObject({ skipped: feed.offers.length, created: 0, updated: 0, withdrawn: 0 });
      expect(await shop.rows()).toEqual(before);
    }),
    runs,
  );
});

test('a price and a count of one offer change: only they change', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.nat(), async (feed, at) => {
      await shop.empty();
      const first = await shop.take(feed).then(() => shop.sold());
      const changed = feed.offers[at % feed.offers.length]!;
      const next = { ...changed, price: 100_000, oldPrice: undefined, outlets: { s2: 11 } };
      const { counts } = await shop.take({
        categories,
        offers: feed.offers.map((one) => (one === changed ? next : one)),
      });
      expect(counts).toMatchObject({ updated: 1, skipped: feed.offers.length - 1 });
      expect(await shop.sold()).toEqual({
        ...first,
        [changed.id]: { ...first[changed.id], price: 100_000, oldPrice: null, stock: { s2: 11 } },
      });
    }),
    runs,
  );
});

test('from any catalogue to any other: the shop sells what it would, had it known only the other', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, catalogue, async (first, second) => {
      // Addresses stay with who had them first, so they are left out.
      const sold = async () => Object.values(await shop.sold()).map((one) => ({ ...one, path: '' }));
      const options = () =>
        shop.db.query(
          sql`select o.external_id, o.options, o.params, p.name, p.brand, p.description from offers o
              join products p on p.id = o.product_id where o.active order by o.external_id`,
        );
      await shop.empty();
      await shop.take(second);
      const wanted = [await sold(), await options()];
      await shop.empty();
      await shop.take(first);
      await shop.take(second);
      expect([await sold(), await options()]).toEqual(wanted);
    }),
    runs,
  );
});

test('addresses are different for all goods and never change', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, catalogue, async (first, second) => {
      const paths = async () => {
        const rows = await shop.db.query<{ external_id: string; path: string }>(
          sql`select external_id, path from products order by id`,
        );
        return new Map(rows.map((row) => [row.external_id, row.path]));
      };
      await shop.empty();
      await shop.take(first);
      const before = await paths();
      await shop.take(second);
      const after = await paths();
      expect(new Set(after.values()).size).toBe(after.size);
      for (const [id, path] of before) expect(after.get(id)).toBe(path);
    }),
    runs,
  );
});

/** What real feeds get wrong of an offer. */
const flaw = fc.constantFrom<Partial<TestOffer>>(
  {},
  { price: 'по запросу' },
  { price: 0 },
  { name: '' },
  { id: 'o0' },
  { category: '404' },
  { pictures: [] },
);

test('whatever is wrong with its rows, what was read was created, updated, skipped, or could not be taken', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.array(flaw, { minLength: 12, maxLength: 12 }),
      async ({ offers }, flaws) => {
        await shop.empty();
        const flawed = offers.map((one, at) => ({ ...one, ...flaws[at] }));
        for (const list of [flawed, offers, flawed, flawed]) {
          const { counts } = await shop.take({ categories, offers: list });
          const { read, created, updated, skipped, failed } = counts;
          expect(created + updated + skipped + failed).toBe(read);
          expect(read).toBe(list.length);
        }
      },
    ),
    runs,
  );
});
