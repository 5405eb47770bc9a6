import type { OrderStatusCode } from '../orders/entities.ts';
import type { PayTypeCode } from '../regions/entities.ts';
import { isOnline } from './entities.ts';
import type { Payment } from './entities.ts';

/** How long the goods of an order that is neither paid nor confirmed are kept for the buyer, hours. */
export const UNPAID_HOURS = 24;
/** How long somebody who is at the bank already may take there, minutes. */
export const AT_BANK_MINUTES = 30;

const MINUTE_MS = 60_000;

/** What decides how long an order waits. Times are ISO 8601 with offset. */
export interface WaitingOrder {
  status: OrderStatusCode;
  placedAt: string;
  payType: PayTypeCode;
  /** Roubles. */
  toPay: number;
  payments: readonly Pick<Payment, 'status' | 'at'>[];
  /** Whether a member of staff placed it. */
  byStaff: boolean;
}

/** Whether an order is confirmed by money that comes, and not by a word of the buyer. */
export const awaitsMoney = ({ toPay, payType }: Pick<WaitingOrder, 'toPay' | 'payType'>): boolean =>
  toPay > 0 && isOnline(payType);

/**
 * Until when an order waits for its money or for the buyer's word, ms since 1970: then it is cancelled and everything
 * goes back to where it came from. null for one that waits for nothing: paid, confirmed, agreed on with the staff.
 */
export function unpaidUntil(order: WaitingOrder): number | null {
  const { status, placedAt, payments, byStaff } = order;
  if (status !== 'new' || (byStaff && !awaitsMoney(order))) return null;
  if (payments.some((payment) => payment.status === 'paid')) return null;
  const kept = Date.parse(placedAt) + UNPAID_HOURS * 60 * MINUTE_MS;
  const atBank = payments
    .filter((payment) => payment.status === 'pending')
    .map(({ at }) => Date.parse(at) + AT_BANK_MINUTES * MINUTE_MS);
  return Math.max(kept, ...atBank);
}
