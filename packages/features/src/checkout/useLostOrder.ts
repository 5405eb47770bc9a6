import { useEffect, useRef } from 'react';
import { useApi } from '../api/index.ts';
import { findPlaced, unansweredAttempt } from './orderAttempt.ts';

/**
 * An order was never answered: it may have been placed, and only its answer got lost. The shop is asked for it whenever
 * it told of another cart, some of which may have been ordered; not while the order is on its way.
 *
 * @param cart as the server last told it
 */
export function useLostOrder(
  user: number | null,
  cart: unknown,
  placing: boolean,
  onFound: (id: number) => void,
): void {
  const api = useApi();
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const attempt = placing ? null : unansweredAttempt(user);
    // Where nobody answers it is asked again, with the next cart.
    if (attempt) findPlaced(api, attempt, (id) => found.current(id)).catch(() => {});
  }, [api, user, cart, placing]);
}
