import type { Order } from '../orders/entities.ts';
import type { Payment, PaymentReason } from './entities.ts';
import { awaitsMoney } from './unpaidUntil.ts';

/** Where an order stands with its money: what its page says and offers. */
export type PayStage =
  | { stage: 'cancelled' | 'expired' }
  /** Nothing is paid before the staff have given their word. */
  | { stage: 'in_doubt' }
  | { stage: 'paid'; payment: Payment }
  /** Paid on receipt, or nothing to pay; the order is confirmed. */
  | {
      stage: 'agreed';
      /** The buyer tried to pay at once after all, and no money came. */
      refused: boolean;
    }
  /** A payment was begun and nobody has said yet what became of it. */
  | { stage: 'waiting'; payment: Payment }
  | { stage: 'refused'; payment: Payment }
  | { stage: 'unpaid' };

/** Payments that the shop itself let go of are nothing that a buyer was refused. */
const OWN_REASONS: readonly PaymentReason[] = ['replaced', 'cancelled', 'paid_twice'];

type Paying = Pick<Order, 'status' | 'cancelReason' | 'payments' | 'payType' | 'owed'>;

/** Where the order stands with its money. */
export function payStage({ status, cancelReason, payments, payType, owed }: Paying): PayStage {
  if (status.code === 'cancelled') return { stage: cancelReason === 'expired' ? 'expired' : 'cancelled' };
  if (status.code === 'waiting') return { stage: 'in_doubt' };
  const paid = payments.findLast((payment) => payment.status === 'paid');
  // One that has grown since has more to come.
  if (paid && owed === 0) return { stage: 'paid', payment: paid };
  const pending = payments.find((payment) => payment.status === 'pending');
  if (pending) return { stage: 'waiting', payment: pending };
  const last = payments.at(-1);
  const refused =
    last !== undefined && last.status !== 'paid' && !(last.reason && OWN_REASONS.includes(last.reason));
  // Staff may confirm an order whose money is still to come.
  const confirmed = status.code === 'confirmed';
  const owes = confirmed && awaitsMoney({ toPay: owed, payType: payType.code });
  if (status.code !== 'new' && !owes) return { stage: 'agreed', refused: refused && confirmed };
  return refused ? { stage: 'refused', payment: last } : { stage: 'unpaid' };
}
