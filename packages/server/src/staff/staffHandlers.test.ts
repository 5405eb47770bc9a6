import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  for (const status of ['waiting', 'new', 'new', 'confirmed', 'cancelled'] as const)
    await insertOrder(shop, { status });
});
afterAll(() => shop.close());

async function meWith(permissions: string[]) {
  await shop.db.query(sql`update users set permissions = ${permissions} where login = 'cashier'`);
  return (await shop.signedIn('cashier')).call('/api/staff/me', {});
}

test('one learns who one is, what one may do, and what waits on the screens that one may see', async () => {
  expect(await meWith(['admin.access', 'orders.manage'])).toEqual({
    user: { id: shop.ids.users['cashier'], login: 'cashier', name: 'Имя cashier' },
    permissions: ['admin.access', 'orders.manage'],
    counts: { orders: 3 },
  });
});

test.each([[['orders.manage']], [['admin.access']], [['photo-reports.plan', 'admin.access']]])(
  'nothing is told of a screen that %j do not open',
  async (permissions) => {
    const me = await meWith(permissions);
    expect(me.permissions).toEqual(permissions);
    expect(me.counts).toEqual({});
  },
);
