import { multiplyRoubles, percentOf, subtractRoubles, sumRoubles } from '../money/index.ts';
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
  /** Those of the goods that the coupon is for, whether or not it works. */
  offers: number[];
  /** Why nothing comes off; null where the coupon works. */
  reason: CouponReason | null;
  /** Roubles still missing to `minTotal`; 0 where that is not the reason. */
  missing: number;
}

/** A line and what comes off one piece of it, roubles. */
interface LineOff {
  line: CouponLine;
  off: number;
}

/** Whole roubles, so that a price without kopecks gets none; a piece that costs nothing any more is free to the kopeck. */
const withoutKopecks = (price: number, off: number) => (off < price ? Math.floor(off) : price);

/** The percent of each piece, whatever the whole may be. */
function percentOff(percent: number, lines: readonly CouponLine[]): LineOff[] {
  const taken = Math.min(100, Math.max(0, percent));
  return lines.map((line) => ({ line, off: withoutKopecks(line.price, percentOf(line.price, taken)) }));
}

/** The share of each piece where so many roubles come off the whole. */
function fixedOff(discount: number, lines: readonly CouponLine[]): LineOff[] {
  if (discount >= couponTotal(lines)) return lines.map((line) => ({ line, off: line.price }));
  const shares = lines.map(({ price, quantity }) => ({ price: Math.floor(price), quantity }));
  const off = spreadDiscount(shares, Math.max(0, Math.floor(discount)));
  return lines.map((line, at) => ({ line, off: off[at] ?? 0 }));
}

const wholeOff = (lines: readonly LineOff[]) =>
  sumRoubles(lines.map(({ line, off }) => multiplyRoubles(off, line.quantity)));

function offPerPiece(coupon: Coupon, lines: readonly CouponLine[]): LineOff[] {
  const most = coupon.maxDiscount ?? Infinity;
  if (coupon.type === 'fixed') return fixedOff(Math.min(coupon.value, most), lines);
  const off = percentOff(coupon.value, lines);
  return wholeOff(off) > most ? fixedOff(most, lines) : off;
}

/**
 * What a coupon does to the selected goods at `now` (ms since 1970). A percent is taken of each piece, to a kopeck, and
 * rounded down to a rouble; a fixed amount, and a percent that reaches `maxDiscount`, is spread over the goods it is for in whole
 * roubles. Prices are per piece, so of an amount a few roubles may not be spent: the discount is what the prices
 * really fell by, never more than promised.
 */
export function couponEffect(coupon: Coupon, lines: readonly CouponLine[], now: number): CouponEffect {
  const reason = couponReason(coupon, lines, now);
  const prices = new Map(lines.map(({ offer, price }) => [offer, price]));
  const matching = lines.filter((line) => couponMatches(coupon, line));
  const offers = matching.map(({ offer }) => offer);
  if (reason) {
    const missing = reason === 'total_too_small' ? subtractRoubles(coupon.minTotal, couponTotal(lines)) : 0;
    return { prices, discount: 0, offers, reason, missing };
  }
  const lowered = offPerPiece(coupon, matching);
  for (const { line, off } of lowered) prices.set(line.offer, subtractRoubles(line.price, off));
  return { prices, discount: wholeOff(lowered), offers, reason: null, missing: 0 };
}
