import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListingQuery } from '../listing.ts';
import { SECTION_PAGE_SIZE } from '../pageCount.ts';
import type { ListedGood } from './ListedGood.ts';
import { listGoods } from './listGoods.ts';

const goodOf = (id: number, price: number): ListedGood => ({
  ...{ id, brand: null, isHit: false, isNew: false, createdAt: 0, position: price },
  offers: [{ id, price, oldPrice: null, quantity: 5, exposition: false, params: [], options: [] }],
});
const goods = fc
  .array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 * SECTION_PAGE_SIZE + 5 })
  .map((prices) => prices.map((price, at) => goodOf(at + 1, price * 1_000)));
const pins = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 12 });
const plain: ListingQuery = { filters: {}, priceFrom: null, priceTo: null, sort: 'price-asc', page: 1 };

/** Ids of all pages, one after another. */
const allPages = (all: readonly ListedGood[], query: ListingQuery) => {
  const { pages } = listGoods(all, query);
  return Array.from({ length: pages }, (_, at) => listGoods(all, { ...query, page: at + 1 })).flatMap(
    ({ listed }) => listed.map(({ good }) => good.id),
  );
};

test('pinned goods stand first in their order, and every good on exactly one page', () => {
  fc.assert(
    fc.property(goods, pins, (all, wanted) => {
      const without = allPages(all, plain);
      const there = wanted.filter((id) => without.includes(id));
      expect(allPages(all, { ...plain, pins: wanted })).toEqual([
        ...there,
        ...without.filter((id) => !there.includes(id)),
      ]);
    }),
    { numRuns: 50 },
  );
});

test('pins change neither filters nor prices, totals and numbers of pages', () => {
  fc.assert(
    fc.property(goods, pins, fc.integer({ min: 1, max: 4 }), (all, wanted, page) => {
      const { listed: _, ...counted } = listGoods(all, { ...plain, page, pins: wanted });
      const { listed: __, ...without } = listGoods(all, { ...plain, page });
      expect(counted).toEqual(without);
    }),
    { numRuns: 50 },
  );
});

test.each([{ priceFrom: 1_000 }, { priceTo: 9_000 }, { filters: { stock: ['in-stock'] } }])(
  'where %j narrows the list, goods stand where its order puts them',
  (more) => {
    const out = {
      ...goodOf(3, 3_000),
      offers: goodOf(3, 3_000).offers.map((one) => ({ ...one, quantity: 0 })),
    };
    const all = [goodOf(1, 1_000), goodOf(2, 2_000), out];
    const query = { ...plain, ...more };
    expect(allPages(all, { ...query, pins: [2] })).toEqual(allPages(all, query));
    expect(allPages(all, { ...plain, pins: [2] })).toEqual([2, 1, 3]);
  },
);
