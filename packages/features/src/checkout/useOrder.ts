import type { OrderCreatePayload } from '@siren/contract/orders';
import { ApiError } from '@siren/contract/errors';
import type { OrderDifference, OrderQuote } from '@siren/domain/checkout';
import { orderDifferences } from '@siren/domain/checkout';
import { useRef, useState } from 'react';
import { useApi } from '../api/index.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/** What is ordered; the key is the hook's. */
export type OrderDraft = Omit<OrderCreatePayload, 'idempotencyKey'>;

/** The sum is another by now: roubles, and the lines that explain it. */
export interface TotalChange {
  total: number;
  differences: readonly OrderDifference[];
}

/** What `cart.total_changed` carries: reasons, and the order as it would be charged now where the server tells it. */
interface ChangedData extends TotalChange {
  quote?: OrderQuote;
}

interface OrderOptions {
  onPlaced(id: number): void;
  onFailure(error: unknown): void;
  /** The sum is another by now: nothing was ordered. */
  onTotalChanged(change: TotalChange): void;
}

export interface OrderPlacing {
  placing: boolean;
  /**
   * `shown` is what the buyer sees: it tells one order from another, and what changed where the server's sum is
   * another.
   */
  place(draft: OrderDraft, shown: OrderQuote): Promise<void>;
}

/**
 * Places an order once, however often the button is pressed or the answer gets lost: a try that nobody answered
 * is repeated under its own idempotency key.
 */
export function useOrder({ onPlaced, onFailure, onTotalChanged }: OrderOptions): OrderPlacing {
  const api = useApi();
  const [placing, setPlacing] = useState(false);
  const attempt = useRef<{ of: string; key: string } | null>(null);

  async function place(draft: OrderDraft, shown: OrderQuote): Promise<void> {
    if (placing) return;
    const of = JSON.stringify([draft, shown]);
    if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() };
    setPlacing(true);
    try {
      const { id } = await api.call('/api/order/create', { ...draft, idempotencyKey: attempt.current.key });
      attempt.current = null;
      onPlaced(id);
    } catch (error) {
      if (error instanceof ApiError && error.is('cart.total_changed')) {
        const { total, differences, quote } = error.body.data as ChangedData;
        onTotalChanged({ total, differences: quote ? orderDifferences(shown, quote) : differences });
      } else {
        onFailure(error);
      }
    } finally {
      setPlacing(false);
    }
  }

  return { placing, place };
}
