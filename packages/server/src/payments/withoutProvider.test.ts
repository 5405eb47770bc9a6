import { shownDebt } from '@siren/domain/payments';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop({ online: [] });
  visitor = shop.visitor();
  await visitor.call('/api/cart/add', { id: shop.ids.offers['LAMP']! });
});
afterAll(() => shop.close());

const payType = (code: string) => shop.ids.payTypes[code]!;
const draft = async (code: string) => draftOf((await visitor.call('/api/info', {})).cart, payType(code));

test('only what is paid on receipt is told, chosen and ordered with', async () => {
  const { stores } = await visitor.call('/api/info', {});
  expect(stores.map(({ payTypes }) => payTypes.map(({ code }) => code))).toEqual([['cash'], ['cash']]);
  const choose = (code: string) => visitor.call('/api/cart/set-pay-type', { payType: payType(code) });
  expect(await refusalOf(choose('card'))).toBe('cart.pay_type_unavailable');
  expect(await choose('cash')).toMatchObject({ payType: payType('cash') });
  const card = await draft('card');
  const fetched = { ...card, services: [{ key: 'pickup', quantity: 1 }], store: shop.ids.stores['msk-1']! };
  for (const payload of [card, fetched]) {
    expect(await refusalOf(visitor.call('/api/order/create', payload))).toBe('cart.pay_type_unavailable');
  }
});

test('an order of when there was one is refused its way to pay, and fails nowhere', async () => {
  const { id } = await visitor.call('/api/order/create', await draft('cash'));
  const order = await visitor.call('/api/order/get', { id });
  expect(order.payTypes.map(({ code }) => code)).toEqual(['cash']);
  await shop.db.query(sql`update orders set pay_type_id = ${payType('card')} where id = ${id}`);
  const pay = () =>
    visitor.call('/api/order/pay', {
      ...{ id, payType: payType('card'), ...shownDebt(order) },
      idempotencyKey: randomUUID(),
    });
  expect(await refusalOf(pay())).toBe('cart.pay_type_unavailable');
  // Nor where nothing is paid on receipt, and the order has no other way to offer.
  await shop.db.query(sql`delete from store_pay_types where pay_type_id = ${payType('cash')}`);
  expect(await refusalOf(pay())).toBe('cart.pay_type_unavailable');
});
