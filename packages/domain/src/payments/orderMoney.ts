import { subtractRoubles, sumRoubles } from '../money/index.ts';
import type { Payment } from './entities.ts';

/** A payment as money is counted. Roubles. */
export type CountedPayment = Pick<Payment, 'status' | 'amount' | 'refunded'>;

/** What the shop has of an order: what was paid and has not gone back. Roubles. */
export const moneyKept = (payments: readonly CountedPayment[]): number =>
  sumRoubles(
    payments.flatMap(({ status, amount, refunded }) =>
      status === 'paid' ? [subtractRoubles(amount, refunded)] : [],
    ),
  );

/** A part of a payment that goes back, roubles. */
export interface RefundPart {
  id: number;
  amount: number;
}

/** What of which payments goes back where a sum does: of the latest one first, and of none more than the shop has of it. */
export function refundParts(
  payments: readonly (CountedPayment & { id: number })[],
  sum: number,
): RefundPart[] {
  let left = sum;
  return payments.toReversed().flatMap((payment) => {
    const amount = Math.min(left, moneyKept([payment]));
    left = subtractRoubles(left, amount);
    return amount > 0 ? [{ id: payment.id, amount }] : [];
  });
}

/** What the money of an order is counted from. Roubles. */
export interface OrderMoney {
  toPay: number;
  /** What came back as money for goods and services that the buyer returned. */
  returned: number;
  payments: readonly CountedPayment[];
}

/** What is still to come, roubles: whatever the order comes to, less what came back of it and what the shop has. */
export const moneyOwed = ({ toPay, returned, payments }: OrderMoney): number =>
  Math.max(0, sumRoubles([toPay, -returned, -moneyKept(payments)]));
