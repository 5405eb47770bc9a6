import { ApiError } from '@siren/contract/errors';
import { useEffect, useRef } from 'react';
import { useApi } from '../api/index.ts';
import { dropAttempt, unansweredAttempt } from './orderAttempt.ts';

/**
 * The cart is empty and an order was never answered: most likely it was placed, and only its answer got lost. Asked
 * again under its key, the server can but tell its number: there is nothing else left to order.
 */
export function useLostOrder(user: number | null, onPlaced: (id: number) => void): void {
  const api = useApi();
  const placed = useRef(onPlaced);
  useEffect(() => {
    placed.current = onPlaced;
  });
  useEffect(() => {
    const attempt = unansweredAttempt(user);
    if (!attempt) return;
    api.call('/api/order/create', attempt.payload).then(
      ({ id }) => {
        dropAttempt();
        placed.current(id);
      },
      (error: unknown) => {
        if (error instanceof ApiError) dropAttempt();
      },
    );
  }, [api, user]);
}
