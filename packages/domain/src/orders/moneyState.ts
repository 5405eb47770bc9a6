import { isOnline, moneyKept } from '../payments/index.ts';
import type { OrderMoney } from '../payments/index.ts';
import type { PayTypeCode } from '../regions/entities.ts';
import type { OrderStatusCode } from './entities.ts';
import type { MoneyState } from './staffOrders.ts';

/** What the money of an order depends on. */
export interface MoneyFacts extends OrderMoney {
  status: OrderStatusCode;
  payType: PayTypeCode;
}

/**
 * How the money of an order stands. What is paid in full says so whatever became of the order; `returned` is one whose money has all
 * gone back. One that is cancelled, or comes to nothing, owes nothing.
 */
export function moneyState({ status, payType, toPay, returned, payments }: MoneyFacts): MoneyState {
  if (toPay === 0) return 'none';
  if (returned >= toPay) return 'returned';
  const kept = moneyKept(payments);
  if (kept > 0 && kept >= toPay - returned) return 'paid';
  if (status === 'cancelled')
    return payments.some((payment) => payment.status === 'refunded') ? 'returned' : 'none';
  return isOnline(payType) ? 'due' : 'on_receipt';
}
