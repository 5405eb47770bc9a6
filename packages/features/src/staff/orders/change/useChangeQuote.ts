import type { AnswerOf } from '@siren/contract/calls';
import { useEffect, useState } from 'react';
import { useApi, useSettled } from '../../../api/index.ts';
import type { Wish } from './useWish.ts';

/** Pause after a change of the wish before it is asked what comes of it, ms. */
const PAUSE = 250;

export type ChangeQuote = AnswerOf<'/api/admin/orders/change-quote'>;

/** What was answered last, and to which question. */
interface Told {
  of: string | null;
  quote: ChangeQuote | null;
  error: unknown;
}

export interface ShownQuote {
  /** The last one that came, be it of another wish; null before the first. */
  quote: ChangeQuote | null;
  /** Another one is on its way. */
  pending: boolean;
  /** Why there is none of this wish; null where there is one, or one is on its way. */
  error: unknown;
  ask(): void;
}

/**
 * What an order would come to. It is asked of the server with every wish, and with every version of the order: its money may
 * have changed. Only the last question is listened to.
 */
export function useChangeQuote(id: number, version: number, wish: Wish): ShownQuote {
  const api = useApi();
  const [told, setTold] = useState<Told>({ of: null, quote: null, error: null });
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify({ version, wish });
  const settled = useSettled(wanted, PAUSE);
  useEffect(() => {
    const controller = new AbortController();
    const tell = (next: (before: Told) => Told) => {
      if (!controller.signal.aborted) setTold(next);
    };
    const payload = { id, ...(JSON.parse(settled) as { wish: Wish }).wish };
    api.call('/api/admin/orders/change-quote', payload, { signal: controller.signal }).then(
      (quote) => tell(() => ({ of: settled, quote, error: null })),
      (error: unknown) => tell(({ quote }) => ({ of: settled, quote, error })),
    );
    return () => controller.abort();
  }, [api, id, settled, attempt]);
  const pending = told.of !== wanted;
  return {
    quote: told.quote,
    pending,
    error: pending ? null : told.error,
    ask() {
      setTold(({ quote }) => ({ of: null, quote, error: null }));
      setAttempt(attempt + 1);
    },
  };
}
