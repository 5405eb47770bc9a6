import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Session } from '../http/index.ts';
import type { OrderRequest } from './orderRequest.ts';
import { placedUnder } from './placedUnder.ts';

/**
 * Holds an idempotency key to the end of the transaction: a second request with it waits here. Answers the
 * order that was made under it before, null where there is none.
 *
 * @throws ApiError bad_request where the key stood for something else, or for somebody else
 */
export async function claimKey(
  db: Database,
  { key, digest }: OrderRequest,
  session: Session,
): Promise<number | null> {
  const placed = await placedUnder(db, key, session);
  if (!placed) return null;
  if (!placed.own || !placed.digest.equals(digest))
    throw badRequest('idempotencyKey: ключ уже занят другим заказом.');
  return placed.id;
}
