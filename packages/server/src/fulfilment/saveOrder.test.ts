import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';

let shop: StepShop;
beforeAll(async () => {
  shop = await createStepShop();
  await shop.db.query(
    sql`update users set permissions = array['admin.access', 'orders.manage'] where login = 'cashier'`,
  );
});
afterAll(() => shop.close());

test('a note and who looks after it are changed, and the audit tells both', async () => {
  const [buyer, id] = await shop.ordered();
  const { version } = await shop.see(id);
  const shown = await shop.staff.call('/api/admin/orders/save', {
    id,
    version,
    note: 'Позвонить за час',
    mine: true,
  });
  expect(shown).toMatchObject({ note: 'Позвонить за час', responsible: { name: 'Имя staff' } });
  expect(shown.changes).toMatchObject([
    {
      action: 'save',
      by: { name: 'Имя staff' },
      changes: [
        { field: 'note', from: '', to: 'Позвонить за час' },
        { field: 'responsible', from: null, to: 'Имя staff' },
      ],
    },
  ]);
  expect(JSON.stringify(await buyer.call('/api/order/get', { id }))).not.toContain('Позвонить');
});

test('what is left out stays, and what stays is no change', async () => {
  const [, id] = await shop.ordered();
  const first = await shop.see(id);
  const taken = await shop.staff.call('/api/admin/orders/save', { id, version: first.version, mine: true });
  const again = await shop.staff.call('/api/admin/orders/save', { id, version: taken.version, mine: true });
  expect(again.version).toBe(taken.version);
  expect(again.changes).toHaveLength(1);
  const given = await shop.staff.call('/api/admin/orders/save', { id, version: again.version, mine: false });
  expect(given).toMatchObject({ note: '', responsible: null });
});

test('a colleague’s claim is put down by nobody else, alone or among several; it is taken over', async () => {
  const [, id] = await shop.ordered();
  const { staff } = shop;
  const other = await signIn(shop, 'cashier');
  const first = await shop.see(id);
  const taken = await staff.call('/api/admin/orders/save', { id, version: first.version, mine: true });
  const { version } = taken;
  const stays = { version, responsible: { name: 'Имя staff' } };
  expect(await other.call('/api/admin/orders/save', { id, version, mine: false })).toMatchObject(stays);
  const { results } = await other.call('/api/admin/orders/assign', {
    mine: false,
    orders: [{ id, version }],
  });
  expect(results).toMatchObject([{ outcome: 'already' }]);
  const noted = await other.call('/api/admin/orders/save', { id, version, mine: false, note: 'Звонила' });
  expect(noted).toMatchObject({ note: 'Звонила', responsible: { name: 'Имя staff' } });
  const over = await other.call('/api/admin/orders/save', { id, version: noted.version, mine: true });
  expect(over).toMatchObject({ responsible: { name: 'Имя cashier' } });
});

test('of two who save what they saw one is told, with what the other has written', async () => {
  const [, id] = await shop.ordered();
  const { version } = await shop.see(id);
  const save = (note: string) => shop.staff.call('/api/admin/orders/save', { id, version, note });
  const [one, other] = await Promise.allSettled([save('Первая'), save('Вторая')]);
  const kept = one.status === 'fulfilled' ? 'Первая' : 'Вторая';
  const refused = one.status === 'rejected' ? one : other;
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(refused).toMatchObject({ reason: { key: 'general.conflict', body: { data: { note: kept } } } });
  expect((await shop.see(id)).note).toBe(kept);
});

test('an order says whose account it belongs to; a guest’s belongs to none', async () => {
  const [, own] = await shop.whole();
  const guests = await insertOrder(shop);
  expect((await shop.see(own)).client).toBe(shop.ids.users['buyer']);
  expect((await shop.see(guests)).client).toBeNull();
});
