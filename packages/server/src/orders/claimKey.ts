import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Session } from '../http/index.ts';
import type { OrderRequest } from './orderRequest.ts';

interface Placed {
  id: number;
  digest: Buffer;
  token: Buffer | null;
  user_id: number | null;
}

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
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [placed] = await db.query<Placed>(sql`
    select id, request_digest as digest, token_digest as token, user_id from orders
    where idempotency_key = ${key}`);
  if (!placed) return null;
  const own =
    placed.token?.equals(session.digest) || (session.user !== null && placed.user_id === session.user.id);
  if (!own || !placed.digest.equals(digest))
    throw badRequest('idempotencyKey: ключ уже занят другим заказом.');
  return placed.id;
}
