import { sumRoubles } from '../money/index.ts';
import type { Order } from '../orders/entities.ts';

/** What a cancelled order gives back, roubles. The goods go back to their stores besides. */
export interface GivenBack {
  /** What was paid. */
  money: number;
  bonus: number;
  certificates: { code: string; amount: number }[];
  /** The promo code that may be used once more; null for none. */
  coupon: string | null;
}

/** What the buyer gets back when the order is cancelled, or got back when it was. */
export function givenBack({
  payments,
  bonusUsed,
  certificates,
  coupon,
}: Pick<Order, 'payments' | 'bonusUsed' | 'certificates' | 'coupon'>): GivenBack {
  const taken = payments.filter(
    ({ status, reason }) => status === 'paid' || (status === 'refunded' && reason === 'cancelled'),
  );
  return {
    money: sumRoubles(taken.flatMap(({ amount, refunded }) => [amount, -refunded])),
    bonus: bonusUsed,
    certificates: certificates.map(({ code, amount }) => ({ code, amount })),
    coupon,
  };
}
