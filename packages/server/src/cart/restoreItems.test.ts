import type { CartState } from '@siren/domain/cart';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { cartHandlers } from './cartHandlers.ts';
import { refusalOf } from './testing/refusalOf.ts';

let shop: TestShop;
let visitor: Visitor;
const offer = (article: string) => shop.ids.offers[article]!;
const restore = (rows: { offer: number; quantity: number; selected: boolean }[]) =>
  visitor.call('/api/cart/restore', { rows });
const look = () => visitor.call('/api/cart/del-coupon', {});
const rowsOf = ({ content }: CartState) =>
  content.map((row) => ({ offer: row.offer, quantity: row.quantity, selected: row.selected }));

beforeAll(async () => {
  shop = await createTestShop({ handlers: cartHandlers });
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = shop.visitor();
});

test('brings several rows back as they were, above stock and not selected too, and twice is once', async () => {
  for (const article of ['CHAIR', 'LAMP', 'SOFA-CLAY']) {
    await visitor.call('/api/cart/add', { id: offer(article) });
  }
  const { content } = await look();
  const [first] = content;
  await visitor.call('/api/cart/toggle', { ids: [first!.id], selected: false });
  await shop.db.query(sql`update cart_items set quantity = 900 where id = ${content[1]!.id}`);
  const before = rowsOf(await look());
  const ids = content.map(({ id }) => id);
  expect((await visitor.call('/api/cart/delete-multi', { ids })).content).toEqual([]);
  expect(rowsOf(await restore(before))).toEqual(before);
  expect(rowsOf(await restore(before))).toEqual(before);
});

test('takes nothing off what was put in since', async () => {
  await visitor.call('/api/cart/add-by-codes', { ids: [{ id: 'CHAIR', quantity: 4 }] });
  const state = await restore([{ offer: offer('CHAIR'), quantity: 2, selected: false }]);
  expect(rowsOf(state)).toEqual([{ offer: offer('CHAIR'), quantity: 4, selected: true }]);
});

test('brings all back or nothing, and makes no cart for nothing', async () => {
  const row = { quantity: 1, selected: true };
  const rows = [
    { ...row, offer: offer('CHAIR') },
    { ...row, offer: 999_999 },
  ];
  const carts = async () => (await shop.db.query(sql`select id from carts`)).length;
  const before = await carts();
  expect(await refusalOf(restore(rows))).toBe('cart.item_not_found');
  expect(await carts()).toBe(before);
  await visitor.call('/api/cart/add', { id: offer('LAMP') });
  expect(await refusalOf(restore(rows))).toBe('cart.item_not_found');
  expect(rowsOf(await look())).toMatchObject([{ offer: offer('LAMP') }]);
});

test('a row that is brought back by several tabs at once comes back once', async () => {
  const rows = [
    { offer: offer('CHAIR'), quantity: 3, selected: true },
    { offer: offer('LAMP'), quantity: 2, selected: true },
  ];
  await visitor.call('/api/cart/add', { id: offer('SOFA-SAGE') });
  await Promise.all([restore(rows), restore(rows.toReversed()), restore(rows)]);
  const back = rowsOf(await look()).filter((row) => row.offer !== offer('SOFA-SAGE'));
  expect(back.toSorted((a, b) => b.quantity - a.quantity)).toEqual(rows);
});
