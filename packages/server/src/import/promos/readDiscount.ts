import type { CouponType } from '@siren/domain/coupons';
import { isPayable, parseMoney } from '@siren/domain/money';
import type { RawPromo } from '../feed/index.ts';

const PERCENT_MAX = 100;
const ROUBLES = new Set(['', 'RUR', 'RUB', '₽']);

/** What comes off: a percent above 0 and up to 100, or roubles above 0; null for anything else. */
export function readDiscount({ discount }: RawPromo): { type: CouponType; value: number } | null {
  const unit = discount.unit.trim().toLowerCase();
  const value = parseMoney(discount.value.replace(/\s*%\s*$/, ''));
  if (value === null || value <= 0) return null;
  if (unit === 'percent') return value <= PERCENT_MAX ? { type: 'percent', value } : null;
  const inRoubles = unit === 'currency' && ROUBLES.has(discount.currency.trim().toUpperCase());
  return inRoubles && isPayable(value) ? { type: 'fixed', value } : null;
}
