import { NO_ADDITIONAL } from '@siren/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const SOURCES = 4;
let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'client.resolve', 'orders.manage', 'refs.edit']
    where login = 'staff'`);
  await shop.db.query(sql`update stock set quantity = 500 where offer_id = ${shop.ids.offers['CHAIR']!}`);
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

const see = () => staff.call('/api/admin/refs/get', { id: SOURCES });
const add = async (name: string) => {
  const values = { name };
  const { entries } = await staff.call('/api/admin/refs/save-entry', { id: SOURCES, entry: null, values });
  return entries.at(-1)!.id;
};
const seen = async (entry: number) => {
  const found = (await see()).entries.find(({ id }) => id === entry)!;
  return { id: SOURCES, entry, version: found.version };
};
const turn = async (entry: number, active: boolean) =>
  staff.call('/api/admin/refs/switch-entry', { ...(await seen(entry)), active });
const offered = async () => (await staff.call('/api/cart/additional-data', {})).sources;
const draft = async (source: number) => {
  await staff.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
  const { cart, wallet, client } = await staff.call('/api/info', {});
  const payload = draftOf(cart, shop.ids.payTypes['cash'] ?? 0, { wallet, client });
  return {
    ...payload,
    customer: { ...payload.customer, internet: true },
    additional: { ...NO_ADDITIONAL, source },
  };
};
const place = async (source: number) => (await staff.call('/api/order/create', await draft(source))).id;
const found = async (source: number) => {
  const { rows } = await staff.call('/api/admin/orders/list', { filters: { source: [source] } });
  return rows.map(({ id }) => id);
};

test('a source that is added is offered behind the others, and its orders are found by it', async () => {
  const source = await add('Выставка');
  expect((await offered()).at(-1)).toEqual({ id: source, name: 'Выставка' });
  const order = await place(source);
  await place(await add('Рекомендация'));
  expect(await found(source)).toEqual([order]);
  expect((await staff.call('/api/order/get', { id: order })).staff?.source).toBe('Выставка');
  const { sources } = await staff.call('/api/admin/orders/views', {});
  expect(sources).toContainEqual({ id: source, name: 'Выставка' });
});

test('the order of the staff is that in which sources are offered', async () => {
  const source = await add('Первый звонок');
  const [first] = (await see()).entries;
  await staff.call('/api/admin/refs/move-entry', { id: SOURCES, entry: source, before: first!.id });
  expect((await offered())[0]).toEqual({ id: source, name: 'Первый звонок' });
});

test('one that is switched off is offered no more and refused; orders keep it and are found by it', async () => {
  const source = await add('Листовка');
  const order = await place(source);
  const late = await draft(source);
  await turn(source, false);
  expect((await offered()).map(({ id }) => id)).not.toContain(source);
  expect(await refusalOf(staff.call('/api/order/create', late))).toBe('order.source_gone');
  expect(await found(source)).toEqual([order]);
  expect((await staff.call('/api/order/get', { id: order })).staff?.source).toBe('Листовка');
  const { sources } = await staff.call('/api/admin/orders/views', {});
  expect(sources).toContainEqual({ id: source, name: 'Листовка' });
});

test('one that orders have is not deleted: it is told where it stands', async () => {
  const source = await add('Ярмарка');
  const order = await place(source);
  const refused = staff.call('/api/admin/refs/delete-entry', await seen(source));
  await expect(refused).rejects.toMatchObject({ key: 'ref.used', body: { data: { id: SOURCES } } });
  expect(await staff.call('/api/admin/refs/uses', { id: SOURCES, entry: source })).toEqual({
    ...{ total: 1, records: [order] },
  });
});

test('of an order and a deletion at once one happens, and the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const source = await add(`Источник ${round}`);
    const [payload, entry] = [await draft(source), await seen(source)];
    const [placed, deleted] = await Promise.all([
      refusalOf(staff.call('/api/order/create', payload)),
      refusalOf(staff.call('/api/admin/refs/delete-entry', entry)),
    ]);
    const stands = (await see()).entries.some(({ id }) => id === source);
    expect([
      ['done', 'ref.used', true],
      ['order.source_gone', 'done', false],
    ]).toContainEqual([placed, deleted, stands]);
  }
});
