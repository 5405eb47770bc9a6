import { afterAll, beforeAll, test } from 'vitest';
import { checkCarts } from './testing/checkedCarts.ts';
import { createCouponShop } from './testing/couponShop.ts';
import type { CouponShop } from './testing/couponShop.ts';

let all: CouponShop;
beforeAll(async () => {
  all = await createCouponShop();
});
afterAll(() => all.shop.close());

test('a coupon tried on a thousand carts takes off what the shop’s own cart says and its orders charge', async () => {
  await checkCarts(all, 1_000);
}, 600_000);
