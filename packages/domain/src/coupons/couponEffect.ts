import {
  multiplyRoubles,
  percentOf,
  subtractRoubles,
  sumRoubles,
  toKopecks,
  toRoubles,
} from '../money/index.ts';
import type { CouponLine } from './couponLine.ts';
import { couponMatches } from './couponMatches.ts';
import { couponReason, couponTotal } from './couponReason.ts';
import type { Coupon, CouponReason } from './entities.ts';
import { spreadDiscount } from './spreadDiscount.ts';

export interface CouponEffect {
  /** Roubles for a piece of every offer, coupon included; never below 0. */
  prices: Map<number, number>;
  /** Roubles off the whole: exactly what the prices of all pieces fell by. */
  discount: number;
  /** Why nothing comes off; null where the coupon works. */
  reason: CouponReason | null;
  /** Roubles still missing to `minTotal`; 0 where that is not the reason. */
  missing: number;
}

/** Roubles off one piece of each line, as the percent says, whatever the whole may be. */
function percentOff(coupon: Coupon, lines: readonly CouponLine[]): number[] {
  const percent = Math.min(100, Math.max(0, coupon.value));
  return lines.map(({ price }) => percentOf(price, percent));
}

/** Roubles off one piece of each line where the whole discount is given. */
function fixedOff(lines: readonly CouponLine[], discount: number): number[] {
  const shares = lines.map(({ price, quantity }) => ({ price: toKopecks(price), quantity }));
  return spreadDiscount(shares, Math.max(0, toKopecks(discount))).map(toRoubles);
}

const wholeOff = (lines: readonly CouponLine[], off: readonly number[]) =>
  sumRoubles(lines.map(({ quantity }, at) => multiplyRoubles(off[at] ?? 0, quantity)));

function offPerPiece(coupon: Coupon, lines: readonly CouponLine[]): number[] {
  const most = coupon.maxDiscount ?? Infinity;
  if (coupon.type === 'fixed') return fixedOff(lines, Math.min(coupon.value, most));
  const off = percentOff(coupon, lines);
  return wholeOff(lines, off) > most ? fixedOff(lines, most) : off;
}

/**
 * What a coupon does to the selected goods at `now` (ms since 1970). A percent is taken of each piece,
 * rounded half up to a kopeck; a fixed amount, and a percent that reaches `maxDiscount`, is spread over the
 * goods it is for. Prices are per piece, so of an amount a few kopecks may not be spent: the discount is what
 * the prices really fell by, never more than promised.
 */
export function couponEffect(coupon: Coupon, lines: readonly CouponLine[], now: number): CouponEffect {
  const reason = couponReason(coupon, lines, now);
  const prices = new Map(lines.map(({ offer, price }) => [offer, price]));
  if (reason) {
    const missing = reason === 'total_too_small' ? subtractRoubles(coupon.minTotal, couponTotal(lines)) : 0;
    return { prices, discount: 0, reason, missing };
  }
  const matching = lines.filter((line) => couponMatches(coupon, line));
  const off = offPerPiece(coupon, matching);
  matching.forEach(({ offer, price }, at) => prices.set(offer, subtractRoubles(price, off[at] ?? 0)));
  return { prices, discount: wholeOff(matching, off), reason: null, missing: 0 };
}
