import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { atStore, orderShopOn } from '../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../orders/testing/createOrderShop.ts';
import { createHandlers } from '../shop/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';

let shop: OrderShop;
let staff: Visitor;
let store: number;
beforeAll(async () => {
  shop = orderShopOn(await createTestShop({ handlers: createHandlers() }));
  await shop.db.query(sql`
    update users set permissions = permissions || '{admin.access,franchise-stores.edit,orders.manage}' where login = 'staff'`);
  await shop.db.query(sql`update stock set quantity = 500`);
  staff = await shop.signedIn('staff');
  store = shop.ids.stores['msk-1']!;
});
afterAll(() => shop.close());

const get = () => staff.call('/api/admin/franchise-stores/get', { id: store });
const turn = async (active: boolean, orders?: number) => {
  const { id, version, uses } = await get();
  return staff.call('/api/admin/franchise-stores/switch', {
    ...{ id, version, active, orders: orders ?? uses.orders },
  });
};
afterEach(async () => {
  if (!(await get()).active) await turn(true);
});

const pickup = async (visitor?: Visitor) => {
  const buyer = await shop.withCart({ LAMP: 1 }, visitor);
  const draft = await shop.draft(buyer, { services: [{ key: 'pickup' }] });
  return { buyer, draft: await atStore(buyer, draft, store) };
};

test('a store that is switched off is nowhere to be chosen, by buyers and staff, and sells nothing', async () => {
  const [chosen, byStaff] = [await pickup(), await pickup(staff)];
  await turn(false);
  expect(await refusalOf(chosen.buyer.call('/api/order/create', chosen.draft))).toBe(
    'order.store_unavailable',
  );
  expect(await refusalOf(staff.call('/api/order/create', byStaff.draft))).toBe('order.store_unavailable');
  const { stores, store: own } = await shop.visitor().call('/api/info', {});
  expect(stores.map(({ code }) => code)).toEqual(['khimki-1']);
  expect(own?.code).toBe('khimki-1');
  expect((await chosen.buyer.call('/api/order/pickup-stores', {})).stores).toEqual([]);
});

test('its orders are named before it is switched off, and go on after it', async () => {
  const before = (await get()).uses;
  const { buyer, draft } = await pickup();
  const order = await shop.create(buyer, draft);
  expect((await get()).uses.orders).toBe(before.orders + 1);
  expect(await refusalOf(turn(false, before.orders))).toBe('general.conflict');
  await turn(false);
  expect(await buyer.call('/api/order/get', { id: order })).toMatchObject({
    delivery: { store: { id: store } },
  });
  const { id, version } = await get();
  expect(await refusalOf(staff.call('/api/admin/franchise-stores/delete', { id, version }))).toBe(
    'store.used',
  );
  const { payments } = await buyer.call('/api/order/get', { id: order });
  expect(payments).toBeDefined();
});

test('an order of a store that is switched off is handed over, and taken back', async () => {
  const { buyer, draft } = await pickup();
  const id = await shop.create(buyer, { ...draft, payType: shop.ids.payTypes['cash']! });
  await turn(false);
  const see = () => staff.call('/api/admin/orders/get', { id });
  for (const to of ['confirmed', 'assembling', 'ready', 'done'] as const) {
    const { version } = await see();
    await staff.call('/api/admin/orders/step', {
      id,
      version,
      to,
      received: to === 'done' ? 'cash' : null,
      tell: false,
    });
  }
  const { order, stores, version } = await see();
  expect(order.status.code).toBe('done');
  expect(stores.map((one) => one.id)).toContain(store);
  const back = await staff.call('/api/admin/orders/return', {
    ...{ id, version, store, cause: 'faulty', idempotencyKey: randomUUID(), services: [] },
    goods: [{ row: 0, quantity: 1 }],
  });
  expect(back.order.status.code).toBe('returned');
});

test('carts with goods that lie there alone are named', async () => {
  const before = (await get()).uses.carts;
  await shop.db.query(sql`
    update stock set quantity = 0 where offer_id = ${shop.offer('CHAIR')} and store_id <> ${store}`);
  await shop.withCart({ CHAIR: 1 });
  expect((await get()).uses.carts).toBe(before + 1);
});

test('a store that gives no orders out is shown to shoppers and cannot be chosen', async () => {
  const { buyer, draft } = await pickup();
  const { id, version } = await get();
  const saved = await staff.call('/api/admin/franchise-stores/save', { id, version, set: { pickup: false } });
  expect(await refusalOf(buyer.call('/api/order/create', draft))).toBe('order.store_unavailable');
  expect((await shop.visitor().call('/api/info', {})).stores.map(({ code }) => code)).toContain('msk-1');
  await staff.call('/api/admin/franchise-stores/save', { id, version: saved.version, set: { pickup: true } });
});

test('of an order and a switch at once, the switch knows of the order or the order of the switch', async () => {
  const ends: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const { buyer, draft } = await pickup();
    const { uses } = await get();
    const [ordered, switched] = await Promise.all([
      refusalOf(buyer.call('/api/order/create', draft)),
      refusalOf(turn(false, uses.orders)),
    ]);
    ends.push(`${ordered}, ${switched}`);
    if (switched === 'done') await turn(true);
  }
  const allowed = ['done, general.conflict', 'order.store_unavailable, done'];
  expect(ends.filter((end) => !allowed.includes(end))).toEqual([]);
});
