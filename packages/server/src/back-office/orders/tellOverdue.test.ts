import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { insertOrder } from '../../orders/testing/insertOrder.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { tellOverdue } from './tellOverdue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`update orders set status = 'done'`);
  await shop.db.query(sql`delete from notifications`);
});

interface Placed {
  status?: string;
  store?: string;
  /** Days from today. */
  day: number;
}
async function place({ status = 'confirmed', store, day }: Placed): Promise<number> {
  const id = await insertOrder(shop);
  const date = new Date(shop.clock.now().getTime() + day * 86_400_000).toISOString().slice(0, 10);
  await shop.db.query(sql`
    update orders set status = ${status}, store_id = ${store ? (shop.ids.stores[store] ?? null) : null}::int,
      delivery_date = ${date}::date, kept_until = ${date}::date where id = ${id}`);
  return id;
}
const told = async () => {
  await tellOverdue(shop.db, shop.clock.now());
  return shop.db.query<{ message: string; store: number | null }>(
    sql`select message, store_id as store from notifications order by id`,
  );
};

test('an order whose day has passed is told once', async () => {
  const late = await place({ day: -2 });
  await place({ day: 2 });
  expect(await told()).toEqual([{ message: `Заказ №\u00a0${late} просрочен`, store: null }]);
  expect(await told()).toHaveLength(1);
});

test('those of a store are told together, to its staff', async () => {
  const one = await place({ day: -2, store: 'msk-1', status: 'ready' });
  const two = await place({ day: -3, store: 'msk-1' });
  await place({ day: -2, store: 'ekb-1' });
  const found = await told();
  expect(found).toHaveLength(2);
  expect(found.find(({ store }) => store === shop.ids.stores['msk-1'])?.message).toBe(
    `Просрочены заказы №\u00a0${one}, №\u00a0${two}`,
  );
});

test.each(['done', 'cancelled', 'returned', 'waiting'])('one that is %s is not', async (status) => {
  await place({ day: -2, status });
  expect(await told()).toEqual([]);
});

test('another day that has passed, too, is news again', async () => {
  const id = await place({ day: -5 });
  await told();
  await shop.db.query(sql`update orders set delivery_date = delivery_date + 2 where id = ${id}`);
  expect(await told()).toHaveLength(2);
});

test('two processes that look at once tell it once', async () => {
  await place({ day: -2 });
  const now = shop.clock.now();
  await Promise.all([tellOverdue(shop.db, now), tellOverdue(shop.db, now)]);
  expect(await told()).toHaveLength(1);
});
