import { orderViews } from '@siren/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { insertOrder } from '../testing/insertOrder.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  // Past midnight in Moscow, still the day before at Greenwich.
  shop.clock.set('2026-03-02T21:30:00Z');
  staff = await shop.signedIn('staff');
  const due = { payType: 'sbp', date: '2026-03-04' } as const;
  const mine = await insertOrder(shop, { ...due, placedAt: '2026-03-02T21:10:00Z' });
  await insertOrder(shop, { ...due, status: 'confirmed', store: 'msk-1', placedAt: '2026-03-02T20:50:00Z' });
  await insertOrder(shop, { ...due, status: 'done', payments: ['paid'], store: 'msk-1' });
  await insertOrder(shop, { status: 'waiting', date: '2026-03-04' });
  await shop.db.query(sql`
    update orders set responsible_id = ${shop.ids.users['staff']} where id = ${mine}`);
});
afterAll(() => shop.close());

test('each view says how many orders it has for who asks, by the day of the default region', async () => {
  const answer = await staff.call('/api/admin/orders/views', {});
  expect(answer).toMatchObject({
    today: '2026-03-03',
    counts: { today: 1, confirm: 2, due: 2, tomorrow: 2, mine: 1, all: 4 },
  });
});

test('a view has as many orders as the list that it opens', async () => {
  const { today, counts } = await staff.call('/api/admin/orders/views', {});
  for (const { key, filters } of orderViews(today)) {
    const { total } = await staff.call('/api/admin/orders/list', { filters });
    expect({ key, total }).toEqual({ key, total: counts[key] });
  }
});

test('stores are those that orders are fetched from', async () => {
  const { stores } = await staff.call('/api/admin/orders/views', {});
  expect(stores).toEqual([{ id: shop.ids.stores['msk-1'], name: 'Сирень msk-1' }]);
});

test('an order is anybody’s to whoever manages orders, and there is none of another id', async () => {
  const [first] = (await staff.call('/api/admin/orders/list', {})).rows;
  const id = first?.id ?? 0;
  expect(await staff.call('/api/admin/orders/get', { id })).toMatchObject({
    order: await staff.call('/api/order/get', { id }),
    timeZone: 'Europe/Moscow',
  });
  expect(await refusalOf(staff.call('/api/admin/orders/get', { id: id + 70 }))).toBe('order.not_found');
});
