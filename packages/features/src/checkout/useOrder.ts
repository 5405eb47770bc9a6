import { ApiError } from '@siren/contract/errors';
import type { OrderCreatePayload } from '@siren/contract/orders';
import type { CartState } from '@siren/domain/cart';
import type { BuyerField, OrderQuote } from '@siren/domain/checkout';
import { useRef, useState } from 'react';
import { newIdempotencyKey, useApi } from '../api/index.ts';
import { dropAttempt, findPlaced, keepAttempt, unansweredAttempt } from './orderAttempt.ts';
import type { OrderTrouble, TotalChange } from './OrderTrouble.ts';
import { useLostOrder } from './useLostOrder.ts';

/** What is ordered; the key is the hook's. */
export type OrderDraft = Omit<OrderCreatePayload, 'idempotencyKey'>;

interface OrderOptions {
  /** Id of who orders; null for a guest. */
  user: number | null;
  /** As the server last told it. */
  cart: CartState;
  onPlaced(id: number): void;
  /** A former try turned out to have been placed: not what is shown. */
  onFound(id: number): void;
  /** A refusal that belongs to a field of the form. */
  onRefusedField(field: BuyerField): void;
  /** A refusal that has no place of its own. */
  onFailure(error: unknown): void;
  /** What is shown is of the past: it is to be read anew. */
  onStale(): Promise<void>;
}

export interface OrderPlacing {
  placing: boolean;
  /** Why the last try was in vain; null where it was not, and while the next one runs. */
  trouble: OrderTrouble | null;
  /**
   * `shown` is what the buyer sees: it tells one order from another, and what changed where the server's sum is
   * another.
   */
  place(draft: OrderDraft, shown: OrderQuote): Promise<void>;
}

/**
 * Places an order once, however often the button is pressed or the answer gets lost: a try that nobody answered
 * is repeated under its own idempotency key, over a reload too. Before another one is sent in its place the shop is asked
 * what became of it.
 */
export function useOrder({ user, cart, onPlaced, ...on }: OrderOptions): OrderPlacing {
  const api = useApi();
  // Two presses may come before the first is rendered.
  const running = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [trouble, setTrouble] = useState<OrderTrouble | null>(null);
  useLostOrder(user, cart, placing, on.onFound);

  async function refused(refusal: ApiError, shown: OrderQuote): Promise<void> {
    if (refusal.is('cart.total_changed')) {
      setTrouble({ kind: 'changed', change: refusal.body.data as TotalChange, shown });
    } else if (refusal.is('cart.item_unavailable') || refusal.is('cart.exposition_only')) {
      const { offers = [] } = (refusal.body.data ?? {}) as { offers?: number[] };
      setTrouble({ kind: 'goods', offers, exposition: refusal.is('cart.exposition_only') });
    } else if (refusal.is('general.invalid_phone')) {
      return on.onRefusedField('phone');
    } else if (!refusal.is('cart.pay_type_unavailable')) {
      on.onFailure(refusal);
    }
    // The refusal stands, whether what is shown can be read anew now or not.
    await on.onStale().catch(() => undefined);
    if (refusal.is('cart.pay_type_unavailable')) on.onRefusedField('payType');
  }

  async function place(draft: OrderDraft, shown: OrderQuote): Promise<void> {
    if (running.current) return;
    running.current = true;
    const of = JSON.stringify([draft, shown]);
    const before = unansweredAttempt(user);
    const same = before?.of === of;
    setPlacing(true);
    setTrouble(null);
    try {
      if (before && !same && (await findPlaced(api, before, on.onFound))) return;
      const attempt = same
        ? before
        : { user, of, payload: { ...draft, idempotencyKey: newIdempotencyKey() } };
      keepAttempt(attempt);
      const { id } = await api.call('/api/order/create', attempt.payload);
      dropAttempt();
      onPlaced(id);
    } catch (error) {
      if (error instanceof ApiError) {
        // The question about a former one may have been refused: that is as unanswered as before.
        if (unansweredAttempt(user)?.of === of) dropAttempt();
        await refused(error, shown);
      } else {
        setTrouble({ kind: 'unanswered' });
      }
    } finally {
      running.current = false;
      setPlacing(false);
    }
  }

  return { placing, trouble, place };
}
