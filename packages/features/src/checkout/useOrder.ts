import type { OrderCreatePayload } from '@siren/contract/orders';
import { ApiError } from '@siren/contract/errors';
import type { OrderDifference } from '@siren/domain/checkout';
import { useRef, useState } from 'react';
import { useApi } from '../api/index.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/** What is ordered; the key is the hook's. */
export type OrderDraft = Omit<OrderCreatePayload, 'idempotencyKey'>;

/** A refusal because the sum is another by now: roubles, and the lines that explain it. */
export interface TotalChange {
  total: number;
  differences: readonly OrderDifference[];
}

interface OrderOptions {
  onPlaced(id: number): void;
  onFailure(error: unknown): void;
  /** The sum is another by now: nothing was ordered. */
  onTotalChanged(change: TotalChange): void;
}

export interface OrderPlacing {
  placing: boolean;
  /** `contents` tells one order from another: the same draft of the same contents is one order. */
  place(draft: OrderDraft, contents: string): Promise<void>;
}

/**
 * Places an order once, however often the button is pressed or the answer gets lost: a try that nobody answered
 * is repeated under its own idempotency key.
 */
export function useOrder({ onPlaced, onFailure, onTotalChanged }: OrderOptions): OrderPlacing {
  const api = useApi();
  const [placing, setPlacing] = useState(false);
  const attempt = useRef<{ of: string; key: string } | null>(null);

  async function place(draft: OrderDraft, contents: string): Promise<void> {
    if (placing) return;
    const of = JSON.stringify([draft, contents]);
    if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() };
    setPlacing(true);
    try {
      const { id } = await api.call('/api/order/create', { ...draft, idempotencyKey: attempt.current.key });
      attempt.current = null;
      onPlaced(id);
    } catch (error) {
      if (error instanceof ApiError && error.is('cart.total_changed')) {
        onTotalChanged(error.body.data as TotalChange);
      } else {
        onFailure(error);
      }
    } finally {
      setPlacing(false);
    }
  }

  return { placing, place };
}
