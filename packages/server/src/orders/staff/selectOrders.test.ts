import { SELECTED_MAX } from '@siren/domain/lists';
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
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

test('every order of a filter is told as it stands, and no other', async () => {
  const fetched = await insertOrder(shop, { status: 'ready', store: 'msk-1', name: 'Зоя Рыбина' });
  const brought = await insertOrder(shop, { status: 'delivering', name: 'Зоя Лосева' });
  await insertOrder(shop, { status: 'done', name: 'Зоя Рыбина' });
  const me = shop.ids.users['staff'] ?? 0;
  await shop.db.query(sql`update orders set responsible_id = ${me} where id = ${brought}`);
  const filters = { status: ['ready', 'delivering'] as ('ready' | 'delivering')[] };
  const { orders } = await staff.call('/api/admin/orders/select', { query: 'зоя', filters, count: 2 });
  expect(orders).toEqual([
    {
      id: brought,
      number: String(brought),
      version: 1,
      status: 'delivering',
      pickup: false,
      responsible: me,
    },
    { id: fetched, number: String(fetched), version: 0, status: 'ready', pickup: true, responsible: null },
  ]);
  const { rows } = await staff.call('/api/admin/orders/list', { query: 'зоя', filters });
  expect(rows.map(({ id, version }) => [id, version])).toEqual(
    orders.map(({ id, version }) => [id, version]),
  );
});

test('another count than was told is refused: fewer, more, or more than can be', async () => {
  const { total } = await staff.call('/api/admin/orders/list', {});
  expect(total).toBeGreaterThan(1);
  const select = (count: number) => refusalOf(staff.call('/api/admin/orders/select', { count }));
  expect(await select(total)).toBe('done');
  expect(await select(total - 1)).toBe('general.conflict');
  expect(await select(total + 1)).toBe('general.conflict');
  expect(await select(0)).toBe('general.bad_request');
  expect(await select(SELECTED_MAX + 1)).toBe('general.bad_request');
});

test('nobody selects orders who may not manage them', async () => {
  await shop.db.query(sql`update users set permissions = array['admin.access'] where login = 'cashier'`);
  const cashier = await shop.signedIn('cashier');
  expect(await refusalOf(cashier.call('/api/admin/orders/select', { count: 1 }))).toBe('user.not_authorized');
});
