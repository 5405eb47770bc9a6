import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { createPayShop } from '../../payments/testing/createPayShop.ts';
import type { PayShop } from '../../payments/testing/createPayShop.ts';
import { writeStock } from './writeStock.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await createPayShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`update orders set status = 'done' where status <> 'cancelled'`));

/** The feed counts so many lamps in the first store, and none elsewhere. */
async function count(quantity: number): Promise<number> {
  const stores = [shop.ids.stores['msk-1']!, shop.ids.stores['khimki-1']!];
  const stock: [number, number][] = [[stores[0]!, quantity]];
  const change = { id: shop.offer('LAMP'), offer: { stock } };
  await shop.db.transaction((tx) => writeStock(tx, { stores, now: shop.clock.now() }, [change]));
  return shop.left('LAMP');
}

test('what a feed counts is not sold twice: pieces of open orders are taken off, and a cancel puts them back', async () => {
  expect(await count(5)).toBe(5);
  const [visitor, id] = await shop.ordered({ LAMP: 2 });
  const [, confirmed] = await shop.ordered({ LAMP: 1 });
  await shop.db.query(sql`update orders set status = 'assembling' where id = ${confirmed}`);
  expect(await count(5)).toBe(2);
  expect(await count(2)).toBe(0);
  expect(await count(6)).toBe(3);
  await visitor.call('/api/order/cancel', { id });
  expect(await shop.left('LAMP')).toBe(5);
  expect(await count(6)).toBe(5);
});

test('pieces that have left the store are not counted there any more', async () => {
  expect(await count(5)).toBe(5);
  const [, id] = await shop.ordered({ LAMP: 2 });
  await shop.db.query(sql`update orders set status = 'delivering' where id = ${id}`);
  expect(await count(3)).toBe(3);
});

test('a cancel and a feed at once end at what the feed counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    await count(5);
    const [visitor, id] = await shop.ordered({ LAMP: 2 });
    await Promise.all([count(7), visitor.call('/api/order/cancel', { id })]);
    expect(await shop.left('LAMP')).toBe(7);
  }
});
