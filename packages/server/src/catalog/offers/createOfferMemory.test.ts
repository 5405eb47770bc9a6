import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { createOfferMemory } from './createOfferMemory.ts';
import type { OfferMemory } from './createOfferMemory.ts';
import type { RegionOffer } from './readOffers.ts';

const db = {} as Database;
const ALL = [1, 2];
const asked: (readonly number[])[] = [];
let quantity = 5;
let answer = Promise.resolve();
let memory: OfferMemory;

/** Offers 1 and 2 are of the products 10 and 20. */
const read = async (_db: Database, _region: number, ids: readonly number[]) => {
  asked.push(ids);
  const stock = { status: 'in_stock' as const, quantity };
  await answer;
  return new Map(ids.map((id) => [id, { id, productId: id * 10, stock } as RegionOffer]));
};
const pieces = async (region = 1, ids = ALL) =>
  [...(await memory.read(db, region, ids)).values()].map(({ stock }) => stock.quantity);

beforeEach(() => {
  asked.length = 0;
  quantity = 5;
  answer = Promise.resolve();
  memory = createOfferMemory(read);
  memory.setLive(true);
});

test('what was read once is not read again in its region', async () => {
  await pieces(1, [1]);
  await pieces();
  await pieces();
  await pieces(2);
  expect(asked).toEqual([[1], [2], [1, 2]]);
});

test('a change of some products has these read anew, any other change all of them', async () => {
  await pieces();
  quantity = 4;
  memory.hear({ kind: 'stock', ids: [20] });
  expect(await pieces()).toEqual([5, 4]);
  memory.hear({ kind: 'all' });
  expect(await pieces()).toEqual([4, 4]);
});

test('what was being read when something changed is shown once and not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const early = pieces();
  quantity = 0;
  memory.hear({ kind: 'stock', ids: [10] });
  resolve();
  expect(await early).toEqual([5, 5]);
  expect(await pieces()).toEqual([0, 0]);
});

test('nothing is kept while changes may go unheard', async () => {
  memory.setLive(false);
  await pieces();
  quantity = 1;
  expect(await pieces()).toEqual([1, 1]);
});
