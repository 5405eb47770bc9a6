import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Session } from '../http/index.ts';

interface Placed {
  id: number;
  /** Of all that was asked for. */
  digest: Buffer;
  token: Buffer | null;
  user_id: number | null;
  /** Id of the member of staff who placed it for somebody. */
  placed_by: number | null;
}

/**
 * The order that was made under an idempotency key, and whether it is this visitor's; undefined where there is none.
 * Holds the key to the end of the transaction: whoever asks while the order is being placed waits here.
 */
export async function placedUnder(
  db: Database,
  key: string,
  { digest, user }: Session,
): Promise<(Placed & { own: boolean }) | undefined> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [placed] = await db.query<Placed>(sql`
    select id, request_digest as digest, token_digest as token, user_id,
      (select placed_by from order_staff where order_id = orders.id) as placed_by
    from orders where idempotency_key = ${key}`);
  if (!placed) return undefined;
  const own = user ? [placed.user_id, placed.placed_by].includes(user.id) : !!placed.token?.equals(digest);
  return { ...placed, own };
}
