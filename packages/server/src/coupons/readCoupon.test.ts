import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { readCoupon } from './readCoupon.ts';
import { readSuggestedCoupons } from './readSuggestedCoupons.ts';
import { withUses } from './withUses.ts';

describe('how often a buyer has used a coupon', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await shop.db.query(sql`
      insert into coupons (code, type, value, limit_per_user, suggested) values ('Весна', 'fixed', 100, 1, true)`);
  });
  afterAll(() => shop.close());

  const order = async (guest: Visitor, coupon: string) => {
    await guest.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    const cart = await guest.call('/api/cart/coupon', { coupon });
    return guest.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
  };

  it('counts orders of that buyer, in whatever case the code is typed, and none that were cancelled', async () => {
    const guest = shop.visitor();
    const { id } = await order(guest, 'ВЕСНА');
    const used = async (token: string) => {
      const coupon = await readCoupon(shop.db, 'весна');
      const buyer = { userId: null, digest: digestOf(token), phones: [] };
      return (await withUses(shop.db, coupon ? [coupon] : [], buyer))[0]?.usedByBuyer;
    };
    expect(await used(guest.token())).toBe(1);
    expect(await used('somebody else')).toBe(0);
    await shop.db.query(sql`update orders set status = 'cancelled' where id = ${id}`);
    expect(await used(guest.token())).toBe(0);
  });

  it('suggests nobody what they have used up', async () => {
    const suggested = async (visitor: Visitor) => {
      const { suggestedCoupons } = await visitor.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
      return suggestedCoupons.map(({ code }) => code);
    };
    const guest = shop.visitor();
    await order(guest, 'ВЕСНА');
    expect(await suggested(guest)).not.toContain('Весна');
    expect(await suggested(shop.visitor())).toContain('Весна');
  });

  it('asks the database nothing where no coupon has a limit a buyer', async () => {
    const all = await readSuggestedCoupons(shop.db);
    const free = all.filter(({ limitPerUser }) => limitPerUser === null);
    const query = () => Promise.reject(new Error('asked'));
    expect(await withUses({ query }, free, { userId: null, digest: null, phones: [] })).toEqual(free);
    await expect(withUses({ query }, all, { userId: 1, digest: null, phones: [] })).rejects.toThrow('asked');
  });

  it('is found in whatever shapes of letters and digits, and as it is written before all', async () => {
    await shop.db.query(
      sql`insert into coupons (code, type, value) values ('ЛЕТО10', 'fixed', 1), ('ЛЕТО①⓪', 'fixed', 2)`,
    );
    for (const [code, found] of [
      ['лето𝟏𝟎', 'ЛЕТО10'],
      ['ЛЕТО①⓪', 'ЛЕТО①⓪'],
      ['ЛЕТО１０', 'ЛЕТО10'],
    ] as const)
      expect((await readCoupon(shop.db, code))?.code).toBe(found);
  });

  it('is null where there is no such coupon', async () => {
    expect(await readCoupon(shop.db, 'нет')).toBeNull();
  });
});
