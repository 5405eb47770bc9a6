import { useCart } from '../cart/index.ts';
import type { CodeUse } from './useCode.ts';
import { useCode } from './useCode.ts';

export interface CouponUse extends CodeUse {
  /** Answers whether the code was taken; one that does not work yet is. */
  apply(code: string): Promise<boolean>;
  remove(): Promise<boolean>;
}

/** Applies coupons to the cart of this tab, after all that was done to it before. */
export function useCoupon(): CouponUse {
  const { session } = useCart();
  const { run, ...code } = useCode();
  const apply = (coupon: string) =>
    run(async () => {
      const refusals: unknown[] = [];
      const taken = await session.change('/api/cart/coupon', { coupon }, (error) => refusals.push(error));
      if (!taken) throw refusals[0];
    });
  return { ...code, apply, remove: () => run(() => session.change('/api/cart/del-coupon', {})) };
}
