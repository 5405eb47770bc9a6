import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { takeToken } from './enter.ts';

/** Ends the session; a guest's cart has no owner any more and goes with it, and their orders are read by no token. */
const endSession = async (db: Database, digest: Buffer): Promise<void> => {
  await db.query(sql`update orders set token_digest = null where token_digest = ${digest}`);
  await db.query(sql`
    with gone as (delete from sessions where token_digest = ${digest} returning cart_id, user_id)
    delete from carts where id in (select cart_id from gone where user_id is null)`);
};

/** Signs out whoever is signed in; the browser goes on as a new guest, whose token it answers. */
export async function leave(context: Context): Promise<string> {
  const { db, session } = context;
  if (session.user) await recordEvent(context, { kind: 'logout', user: session.user.id });
  if (session.stored) await endSession(db, session.digest);
  const token = context.tokens.issue();
  takeToken(context, token);
  return token;
}
