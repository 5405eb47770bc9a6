import type { OrderCreatePayload } from '@siren/contract/orders';
import { readOwn, writeOwn } from '../info/index.ts';

const NAME = 'order';

/** An order that was sent and not answered yet. */
export interface OrderAttempt {
  /** Who sent it; null for a guest. */
  user: number | null;
  /** The draft with the sum as it was shown: tells one order from another. */
  of: string;
  payload: OrderCreatePayload;
}

/** The attempt of this user that nobody has answered; it outlives a reload, and is forgotten with the logout. */
export function unansweredAttempt(user: number | null): OrderAttempt | null {
  const attempt = readOwn(NAME) as Partial<OrderAttempt> | null;
  const known = attempt?.user === user && typeof attempt.payload?.idempotencyKey === 'string';
  return known ? (attempt as OrderAttempt) : null;
}

export const keepAttempt = (attempt: OrderAttempt): void => writeOwn(NAME, attempt);

export const dropAttempt = (): void => writeOwn(NAME, null);
