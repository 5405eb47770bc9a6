import type { OrderStatusCode } from '../orders/entities.ts';
import type { PayTypeCode } from '../regions/entities.ts';
import { isOnline } from './entities.ts';
import type { PaymentStatus } from './entities.ts';
import { isPayable } from './isChangeable.ts';
import { isOverdue } from './unpaidUntil.ts';

/** An order whose button was pressed. */
export interface PayPress {
  status: OrderStatusCode;
  /** What is still to come, roubles. */
  owed: number;
  /** Id of the pay type that the order has. */
  payType: number;
  payments: readonly { id: number; payType: number; status: PaymentStatus }[];
  /** Until when it waits, see `unpaidUntil`. */
  until: number | null;
  /** Whether the page of the press showed it as it is, see `isShownDebt`. */
  asShown: boolean;
}

/** What follows from the press: a refusal of the error table, or what is to be done. */
export type PayDecision =
  | {
      do: 'refuse';
      with:
        | 'payment.already_paid'
        | 'order.cancelled'
        | 'order.waiting'
        | 'order.too_late'
        | 'cart.total_changed';
    }
  /** The order is confirmed, and nothing is paid now. `payType` is the order's after that. */
  | { do: 'confirm'; payType: number }
  /** It is confirmed that way already. */
  | { do: 'nothing' }
  /** The payment that was begun goes on. */
  | { do: 'resume'; payment: number }
  | { do: 'start'; payType: number };

/**
 * What pressing «Оплатить» or «Подтвердить заказ» with a pay type does. Pressed twice, or in two tabs, it goes on with
 * the payment that was begun; another pay type begins another one. An order whose time is over is as good as cancelled,
 * though nobody has done it yet.
 *
 * @param now ms since 1970
 */
export function decidePayment(
  { status, owed, payType, payments, until, asShown }: PayPress,
  wanted: { id: number; code: PayTypeCode },
  now: number,
): PayDecision {
  if (status === 'cancelled' || isOverdue(until, now)) return { do: 'refuse', with: 'order.cancelled' };
  if (status === 'waiting') return { do: 'refuse', with: 'order.waiting' };
  if (owed === 0 && payments.some((payment) => payment.status === 'paid')) {
    return { do: 'refuse', with: 'payment.already_paid' };
  }
  if (!isPayable(status)) return { do: 'refuse', with: 'order.too_late' };
  if (!asShown) return { do: 'refuse', with: 'cart.total_changed' };
  const pending = payments.find((payment) => payment.status === 'pending');
  if (owed === 0 || !isOnline(wanted.code)) {
    const agreed = status === 'confirmed' && (owed === 0 || (wanted.id === payType && !pending));
    return agreed ? { do: 'nothing' } : { do: 'confirm', payType: owed === 0 ? payType : wanted.id };
  }
  if (pending?.payType === wanted.id) return { do: 'resume', payment: pending.id };
  // What was agreed to holds until other money has come: the bank may refuse.
  return { do: 'start', payType: status === 'confirmed' ? payType : wanted.id };
}
