import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { readCoupon } from './readCoupon.ts';

describe('how often a buyer has used a coupon', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await shop.db.query(sql`
      insert into coupons (code, type, value, limit_per_user) values ('Весна', 'fixed', 100, 1)`);
  });
  afterAll(() => shop.close());

  it('counts orders of that buyer, in whatever case the code is typed, and none that were cancelled', async () => {
    const guest = shop.visitor();
    await guest.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    const cart = await guest.call('/api/cart/coupon', { coupon: 'ВЕСНА' });
    const { id } = await guest.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
    const used = async (token: string) =>
      (await readCoupon(shop.db, 'весна', { userId: null, digest: digestOf(token) }))?.usedByBuyer;
    expect(await used(guest.token())).toBe(1);
    expect(await used('somebody else')).toBe(0);
    await shop.db.query(sql`update orders set status = 'cancelled' where id = ${id}`);
    expect(await used(guest.token())).toBe(0);
  });

  it('is null where there is no such coupon', async () => {
    expect(await readCoupon(shop.db, 'нет', { userId: null, digest: digestOf('') })).toBeNull();
  });
});
