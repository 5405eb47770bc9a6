import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createCouponShop, makeSeries } from './testing/couponShop.ts';
import type { CouponShop } from './testing/couponShop.ts';

let all: CouponShop;
beforeAll(async () => {
  all = await createCouponShop();
});
afterAll(() => all.shop.close());

const countCoupons = async () => {
  const [row] = await all.shop.db.query<{ total: number }>(sql`select count(*)::int as total from coupons`);
  return row!.total;
};
const series = (key: string) => ({ key, count: 5, prefix: 'TWICE-' });

describe('a key that a coupon was made by', () => {
  test('answers that coupon to the same press, also once somebody has changed it', async () => {
    const key = crypto.randomUUID();
    const { id, version } = await all.make('TWICE', { value: 20 }, key);
    await all.staff.call('/api/admin/coupons/save', { id, version, set: { value: 15 } });
    expect((await all.make('TWICE', { value: 20 }, key)).id).toBe(id);
  });

  test.each([
    ['size', 'OTHER', { value: 10 }],
    ['code', 'OTHER-CODE', { value: 20 }],
  ] as const)('refuses another %s, with the coupon that there is', async (_, code, fields) => {
    const key = crypto.randomUUID();
    const first = `OTHER${key.slice(0, 8)}`;
    const { id } = await all.make(first, { value: 20 }, key);
    const before = await countCoupons();
    const again = all.make(code === 'OTHER' ? first : code, fields, key);
    await expect(again).rejects.toMatchObject({ body: { data: { id, fields: { value: 20 } } } });
    expect(await refusalOf(again)).toBe('coupon.made_otherwise');
    expect(await countCoupons()).toBe(before);
  });

  test('makes no series besides, and one of a series no coupon', async () => {
    const [one, many] = [crypto.randomUUID(), crypto.randomUUID()];
    await all.make('ONE-KIND', {}, one);
    expect(await refusalOf(makeSeries(all, series(one)))).toBe('coupon.made_otherwise');
    await makeSeries(all, series(many));
    expect(await refusalOf(all.make('OTHER-KIND', {}, many))).toBe('coupon.made_otherwise');
  });
});

describe('a key that a series was made by', () => {
  test('answers it to the same press', async () => {
    const key = crypto.randomUUID();
    const { id } = await makeSeries(all, series(key));
    expect((await makeSeries(all, series(key))).id).toBe(id);
  });

  test.each([{ count: 6 }, { name: 'Лето' }, { prefix: 'LESS-' }, { fields: { value: 5 } }])(
    'refuses another one: %j',
    async (other) => {
      const key = crypto.randomUUID();
      await makeSeries(all, series(key));
      const before = await countCoupons();
      expect(await refusalOf(makeSeries(all, { ...series(key), ...other }))).toBe('coupon.made_otherwise');
      expect(await countCoupons()).toBe(before);
    },
  );
});
