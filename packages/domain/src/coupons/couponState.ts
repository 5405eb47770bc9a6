import { couponOwnReason } from './couponReason.ts';
import type { Coupon, CouponReason } from './entities.ts';
import type { CouponState } from './staffCoupon.ts';

const states: Readonly<Partial<Record<CouponReason, CouponState>>> = {
  inactive: 'off',
  not_started: 'coming',
  expired: 'ended',
  used_up: 'exhausted',
};

/** How a coupon stands at `now` (ms since 1970) for a buyer who never used it. */
export function couponState(
  coupon: Pick<Coupon, 'active' | 'startsAt' | 'endsAt' | 'limitTotal' | 'used'>,
  now: number,
): CouponState {
  const reason = couponOwnReason({ ...coupon, limitPerUser: null, usedByBuyer: 0 }, now);
  return (reason && states[reason]) ?? 'running';
}
