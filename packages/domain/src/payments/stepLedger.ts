import { subtractRoubles, sumRoubles, toKopecks } from '../money/index.ts';
import type { PaymentReason, PaymentStatus } from './entities.ts';
import { moneyKept, refundParts } from './orderMoney.ts';

/** One payment of an order, as the shop keeps it. */
export interface LedgerPayment {
  id: number;
  /** What was asked for, roubles. */
  amount: number;
  /** What of it goes back while it stands, roubles. */
  refunded: number;
  status: PaymentStatus;
  reason: PaymentReason | null;
  /**
   * Whether the provider is to give back whatever it took, and to take nothing more: `due` until it has said that it
   * did. A payment that was let go of never counts again.
   */
  giveBack: 'none' | 'due' | 'done';
}

/** The money of one order. */
export interface Ledger {
  /** Whether the order may be paid; false for good once it is cancelled. */
  open: boolean;
  /** What it comes to less what came back of it, roubles. */
  toPay: number;
  payments: readonly LedgerPayment[];
}

/** What happens to the money of an order, in whatever order and however often. */
export type PaymentEvent =
  /** The buyer begins to pay; another payment of the order that is still pending is let go of. */
  | { type: 'started'; payment: number }
  /** The browser came back from the provider: it proves nothing. */
  | { type: 'returned'; payment: number }
  /** The provider says that it has the money, roubles. */
  | { type: 'paid'; payment: number; amount: number }
  /** The provider says that there will be none. */
  | { type: 'refused'; payment: number; reason: PaymentReason }
  /** The order comes to another sum, roubles: what is too much of what was paid goes back. */
  | { type: 'changed'; toPay: number }
  /** The order was cancelled, by whomever. */
  | { type: 'cancelled' }
  /** The buyer agreed to pay on receipt: nothing is waited for any longer. */
  | { type: 'agreed' }
  /** The provider says that it has given everything back and will take nothing more. */
  | { type: 'given_back'; payment: number };

/** What is still to come, roubles; below 0 what is too much. */
const missing = ({ toPay, payments }: Ledger): number => subtractRoubles(toPay, moneyKept(payments));

/** Whether all of the order's money is there. */
export const isPaid = (ledger: Ledger): boolean =>
  missing(ledger) <= 0 && ledger.payments.some(({ status }) => status === 'paid');

const letGo = (payment: LedgerPayment, reason: PaymentReason): LedgerPayment => ({
  ...payment,
  status: 'failed',
  reason,
  giveBack: 'due',
});
const sendBack = (payment: LedgerPayment, reason: PaymentReason): LedgerPayment => ({
  ...payment,
  status: 'refunded',
  reason,
  giveBack: 'due',
});

/** A pending payment without the buyer: whatever comes of it goes back. */
const letPendingGo = (payments: readonly LedgerPayment[], reason: PaymentReason): LedgerPayment[] =>
  payments.map((payment) => (payment.status === 'pending' ? letGo(payment, reason) : payment));

function start(ledger: Ledger, id: number): Ledger {
  const { open, payments } = ledger;
  const amount = missing(ledger);
  if (!open || amount <= 0 || payments.some((payment) => payment.id === id)) return ledger;
  const started: LedgerPayment = {
    ...{ id, amount, refunded: 0 },
    ...{ status: 'pending', reason: null, giveBack: 'none' },
  };
  return { ...ledger, payments: [...letPendingGo(payments, 'replaced'), started] };
}

/** What money that has come is: the order's, or somebody's who gets it back. */
function receive(ledger: Ledger, payment: LedgerPayment, amount: number): LedgerPayment {
  const { open, payments } = ledger;
  if (payment.status === 'paid') return payment;
  if (toKopecks(amount) !== toKopecks(payment.amount)) return sendBack(payment, 'amount');
  if (!open) return sendBack(payment, 'cancelled');
  // The provider went back on a refusal: a second card on the same page, or news in another order.
  const another =
    payments.some(({ id, status }) => id !== payment.id && status === 'pending') || amount > missing(ledger);
  const counts = payment.giveBack === 'none' && payment.status !== 'refunded' && !another;
  if (counts) return { ...payment, status: 'paid', reason: null };
  return sendBack(payment, payment.reason === 'amount' ? 'amount' : another ? 'paid_twice' : 'replaced');
}

const change = (
  ledger: Ledger,
  id: number,
  make: (payment: LedgerPayment) => LedgerPayment,
): LedgerPayment[] => ledger.payments.map((payment) => (payment.id === id ? make(payment) : payment));

/** What is too much of what was paid goes back. */
function fit(ledger: Ledger): LedgerPayment[] {
  const parts = refundParts(ledger.payments, Math.max(0, -missing(ledger)));
  return ledger.payments.map((payment) => {
    const back = parts.find(({ id }) => id === payment.id)?.amount ?? 0;
    return { ...payment, refunded: sumRoubles([payment.refunded, back]) };
  });
}

/**
 * The ledger after an event. Any interleaving of events, late and doubled ones among them, keeps what the order comes to at
 * most, nothing where it was cancelled, and has every other rouble on its way back.
 */
export function stepLedger(ledger: Ledger, event: PaymentEvent): Ledger {
  switch (event.type) {
    case 'started':
      return start(ledger, event.payment);
    case 'returned':
      return ledger;
    case 'paid':
      return {
        ...ledger,
        payments: change(ledger, event.payment, (payment) => receive(ledger, payment, event.amount)),
      };
    case 'refused': {
      const refuse = (payment: LedgerPayment): LedgerPayment => {
        if (payment.status !== 'pending') return payment;
        // What the provider has not heard of yet may still be on its way to it, and would be paid without anybody
        // asking after it.
        if (event.reason === 'not_started') return letGo(payment, event.reason);
        return { ...payment, status: 'failed', reason: event.reason };
      };
      return { ...ledger, payments: change(ledger, event.payment, refuse) };
    }
    case 'changed': {
      // What somebody is about to pay was asked for when it came to another sum.
      const payments = letPendingGo(ledger.payments, 'replaced');
      const changed = { ...ledger, toPay: event.toPay, payments };
      return { ...changed, payments: fit(changed) };
    }
    case 'cancelled':
      return {
        ...ledger,
        open: false,
        payments: letPendingGo(ledger.payments, 'cancelled').map((payment) =>
          payment.status === 'paid' ? sendBack(payment, 'cancelled') : payment,
        ),
      };
    case 'agreed':
      return { ...ledger, payments: letPendingGo(ledger.payments, 'replaced') };
    case 'given_back': {
      const finish = (payment: LedgerPayment): LedgerPayment =>
        payment.giveBack === 'due' ? { ...payment, giveBack: 'done' } : payment;
      return { ...ledger, payments: change(ledger, event.payment, finish) };
    }
  }
}
