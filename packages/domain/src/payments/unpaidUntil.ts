import type { OrderStatusCode } from '../orders/entities.ts';
import type { KeepLimits } from '../orders/shopLimits.ts';
import type { PayTypeCode } from '../regions/entities.ts';
import { isOnline } from './entities.ts';
import type { Payment } from './entities.ts';

/** How long somebody who is at the bank already may take there, minutes. */
export const AT_BANK_MINUTES = 30;

/** How long an order is kept in all, however often its payment is begun anew, minutes: others want the goods, too. */
const IN_ALL_MINUTES = 120;

const MINUTE_MS = 60_000;

/** Whether the time of an order is over: what `unpaidUntil` says, and the moment that it is asked for. */
export const isOverdue = (until: number | null, now: number): boolean => until !== null && until <= now;

/** What decides how long an order waits. Times are ISO 8601 with offset. */
export interface WaitingOrder {
  status: OrderStatusCode;
  /** Since when its goods are kept. */
  heldSince: string;
  payType: PayTypeCode;
  /** Roubles. */
  toPay: number;
  payments: readonly Pick<Payment, 'status' | 'at'>[];
  /** Whether a member of staff placed it or gave their word for it. */
  byStaff: boolean;
  /** Whether its buyer is proven to be who they say. */
  proven: boolean;
}

/** Whether an order is confirmed by money that comes, and not by a word of the buyer. */
export const awaitsMoney = ({ toPay, payType }: Pick<WaitingOrder, 'toPay' | 'payType'>): boolean =>
  toPay > 0 && isOnline(payType);

/** Whether an unpaid order waits for something. */
function isOpen(order: WaitingOrder): boolean {
  if (order.status === 'new') return !order.byStaff || awaitsMoney(order);
  return order.status === 'confirmed' && !order.byStaff && !order.proven && order.toPay > 0;
}

/**
 * Until when an order waits for its money, for the buyer's word, or for proof of who the buyer is, ms since 1970: then it
 * is cancelled and everything goes back to where it came from. null for one that waits for nothing: paid, confirmed by a
 * buyer who is known, agreed on with the staff.
 */
export function unpaidUntil(
  order: WaitingOrder,
  { unpaidMinutes, unprovenHours }: KeepLimits,
): number | null {
  const { status, heldSince, payments, byStaff } = order;
  if (!isOpen(order) || payments.some((payment) => payment.status === 'paid')) return null;
  // Who agreed on it with the staff has gone from the screen, and needs time to come back.
  const online = status === 'new' && awaitsMoney(order) && !byStaff;
  const kept = Date.parse(heldSince) + (online ? unpaidMinutes : unprovenHours * 60) * MINUTE_MS;
  const atBank = payments
    .filter((payment) => payment.status === 'pending')
    .map(({ at }) => Date.parse(at) + AT_BANK_MINUTES * MINUTE_MS);
  // One who has longer than that anyway, and pays at the last moment, gets the time of one payment.
  const last = Math.max(
    Date.parse(heldSince) + IN_ALL_MINUTES * MINUTE_MS,
    kept + AT_BANK_MINUTES * MINUTE_MS,
  );
  return Math.min(Math.max(kept, ...atBank), last);
}
