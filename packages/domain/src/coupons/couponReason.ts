import { sumRoubles, multiplyRoubles } from '../money/index.ts';
import type { CouponLine } from './couponLine.ts';
import { couponMatches } from './couponMatches.ts';
import type { Coupon, CouponReason } from './entities.ts';

/** What stands against a coupon whatever the goods are, at `now` (ms since 1970); null where nothing does. */
export function couponOwnReason(
  coupon: Pick<
    Coupon,
    'active' | 'startsAt' | 'endsAt' | 'limitTotal' | 'used' | 'limitPerUser' | 'usedByBuyer'
  >,
  now: number,
): CouponReason | null {
  if (!coupon.active) return 'inactive';
  if (coupon.startsAt !== null && now < Date.parse(coupon.startsAt)) return 'not_started';
  if (coupon.endsAt !== null && now >= Date.parse(coupon.endsAt)) return 'expired';
  if (coupon.limitTotal !== null && coupon.used >= coupon.limitTotal) return 'used_up';
  if (coupon.limitPerUser !== null && coupon.usedByBuyer >= coupon.limitPerUser) return 'used_by_buyer';
  return null;
}

/**
 * Why a coupon takes nothing off these goods at `now` (ms since 1970); null where it works. It starts at
 * `startsAt` and has ended at `endsAt`. Goods it is not for are told before a total that is too small, since
 * buying more of them would not help.
 */
export function couponReason(coupon: Coupon, lines: readonly CouponLine[], now: number): CouponReason | null {
  const own = couponOwnReason(coupon, now);
  if (own) return own;
  if (!lines.some((line) => couponMatches(coupon, line))) return 'no_matching_goods';
  return couponTotal(lines) < coupon.minTotal ? 'total_too_small' : null;
}

/** Sum of the goods before the coupon, roubles: what `minTotal` is compared with. */
export function couponTotal(lines: readonly CouponLine[]): number {
  return sumRoubles(lines.map(({ price, quantity }) => multiplyRoubles(price, quantity)));
}
