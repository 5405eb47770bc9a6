import type { Api } from '@siren/contract/calls';
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

/**
 * Whether an order came of the attempt after all, by a question that places none. `onFound` hears its number once,
 * however often it is asked for; from then on it is forgotten.
 */
export async function findPlaced(
  api: Api,
  { user, payload: { idempotencyKey } }: OrderAttempt,
  onFound: (id: number) => void,
): Promise<boolean> {
  const { id } = await api.call('/api/order/placed', { idempotencyKey });
  if (id === null) return false;
  if (unansweredAttempt(user)?.payload.idempotencyKey === idempotencyKey) {
    dropAttempt();
    onFound(id);
  }
  return true;
}
