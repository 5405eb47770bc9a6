import type { Payment } from '../payments/entities.ts';
import { isOnline } from '../payments/index.ts';
import type { PayTypeCode } from '../regions/entities.ts';
import type { OrderStatusCode } from './entities.ts';
import type { MoneyState } from './staffOrders.ts';

/** What the money of an order depends on. */
export interface MoneyFacts {
  status: OrderStatusCode;
  payType: PayTypeCode;
  /** Roubles. */
  toPay: number;
  payments: readonly Pick<Payment, 'status'>[];
}

/**
 * How the money of an order stands. What was paid says so whatever became of the order, unless it has come back; an order that is
 * cancelled, or comes to nothing, owes nothing.
 */
export function moneyState({ status, payType, toPay, payments }: MoneyFacts): MoneyState {
  if (status === 'returned') return toPay === 0 ? 'none' : 'returned';
  if (payments.some((payment) => payment.status === 'paid')) return 'paid';
  if (status === 'cancelled')
    return payments.some((payment) => payment.status === 'refunded') ? 'returned' : 'none';
  if (toPay === 0) return 'none';
  return isOnline(payType) ? 'due' : 'on_receipt';
}
