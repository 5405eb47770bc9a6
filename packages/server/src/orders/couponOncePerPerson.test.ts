import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';
import type { OrderPayload } from './testing/createOrderShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    insert into coupons (code, type, value, limit_per_user) values ('HERS', 'fixed', 100, 1)`);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`update orders set status = 'cancelled'`));

async function withCoupon(visitor: Visitor): Promise<OrderPayload> {
  await visitor.call('/api/cart/add', { id: shop.ids.offers['LAMP']! });
  await visitor.call('/api/cart/coupon', { coupon: 'HERS' });
  const { cart, wallet, client } = await visitor.call('/api/info', {});
  return draftOf(cart, shop.ids.payTypes['card']!, { wallet, client });
}
const phone = (...numbers: string[]) => numbers.map((number) => ({ phone: number, protected: false }));
async function result(visitor: Visitor, payload: OrderPayload, phones: OrderPayload['customer']['phone']) {
  const order = { ...payload, customer: { ...payload.customer, phone: phones } };
  return refusalOf(visitor.call('/api/order/create', order));
}
const [HERS, OTHER, THIRD] = ['+79122044108', '8 912 204-41-09', '+79122044110'] as const;

test('a guest without yesterday’s cookies still has the same phone, whichever field it is in', async () => {
  for (const phones of [phone(OTHER, HERS), phone(THIRD)]) {
    const guest = shop.visitor();
    expect(await result(guest, await withCoupon(guest), phones)).toBe('done');
  }
  for (const phones of [phone(HERS), phone('8 (912) 204-41-08'), phone('+79120000009', THIRD)]) {
    const guest = shop.visitor();
    const payload = await withCoupon(guest);
    expect(await result(guest, payload, phones)).toBe('cart.total_changed');
    // Told by the cart as it would be charged; without the coupon the order is placed.
    await guest.call('/api/cart/del-coupon', {});
    const { cart } = await guest.call('/api/info', {});
    expect(await result(guest, draftOf(cart, payload.payType), phones)).toBe('done');
  }
});

test('a user who has ordered as a guest has used it', async () => {
  const guest = shop.visitor();
  expect(await result(guest, await withCoupon(guest), phone('+79120000001'))).toBe('done');
  const buyer = await shop.signedIn('buyer');
  const own = [{ phone: '', protected: true }];
  expect(await result(buyer, await withCoupon(buyer), own)).toBe('cart.total_changed');
});

test('new clients of one member of staff count each for themselves, and are told before the order', async () => {
  const staff = await shop.signedIn('staff');
  const locked = [{ phone: '', protected: true }];
  for (const client of [HERS, THIRD]) {
    await staff.call('/api/client/resolve-user', { phone: client });
    expect(await result(staff, await withCoupon(staff), locked)).toBe('done');
  }
  await staff.call('/api/client/resolve-user', { phone: HERS });
  await withCoupon(staff);
  const { cart } = await staff.call('/api/info', {});
  expect(cart.coupon?.reason).toBe('used_by_buyer');
});
