import type { ApiError } from '@siren/contract/errors';
import type { OrderDifference, OrderQuote } from '@siren/domain/checkout';

/** What `cart.total_changed` carries: reasons, and the order as it would be charged now where the server tells it. */
export interface TotalChange {
  /** Roubles. */
  total: number;
  differences: readonly OrderDifference[];
  quote?: OrderQuote;
}

/** What an order goes on by that asked for proof: the code of its phone, or the patience of its buyer. */
export type OrderProof = { code: string } | { waits: true };

/** Why nothing was ordered, where that is told beside the sum. */
export type OrderTrouble =
  /** The sum is another by now than the one that was shown. */
  | { kind: 'changed'; change: TotalChange; shown: OrderQuote }
  /** Some of the goods cannot be ordered: their offers, empty where the server names none. */
  | { kind: 'goods'; offers: readonly number[]; exposition: boolean }
  /** The phone is to be proven first; `refused` is why a code was not taken. */
  | { kind: 'proof'; phone: string; refused: ApiError | null }
  /** Nobody answered: it may have been ordered, and pressing again does no harm. */
  | { kind: 'unanswered' };
