import type { PayTypeCode } from '../regions/entities.ts';

/** How an attempt to pay stands; `refunded` as soon as it is settled that the money goes back. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * Why no money came of a payment, or why it went back: the bank declined, there was too little on the account, the
 * time at the bank ran out, the bank never heard of it; another payment took its place, the order was cancelled,
 * another sum was taken than was asked for, or the order was paid already.
 */
export const paymentReasons = [
  'declined',
  'insufficient_funds',
  'expired',
  'not_started',
  'replaced',
  'cancelled',
  'amount',
  'paid_twice',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** An attempt to pay an order, as the buyer may know it. */
export interface Payment {
  id: number;
  /** Id of the pay type. */
  payType: number;
  /** Roubles. */
  amount: number;
  /** What of it went back while it stands, roubles: for what was returned, or what a change made too much. */
  refunded: number;
  status: PaymentStatus;
  /** null while there is nothing to explain. */
  reason: PaymentReason | null;
  /** When it was started. ISO 8601 with offset. */
  at: string;
}

/** Pay types whose money is taken through a payment provider; with the others it is taken on receipt. */
export const onlinePayTypes = ['card', 'sbp', 'instalments'] as const satisfies readonly PayTypeCode[];

/** Whether money of this pay type is taken through a payment provider. */
export const isOnline = (code: PayTypeCode): boolean =>
  (onlinePayTypes as readonly PayTypeCode[]).includes(code);
