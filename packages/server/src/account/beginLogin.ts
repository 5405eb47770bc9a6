import { FACTOR_WAIT_MS } from '@siren/domain/second-factor';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { WayIn } from './letThrough.ts';

/** Notes that the first half of a login was right. What it answers is good for the second half, for a while, and nothing else. */
export async function beginLogin(
  { tokens, now }: Context,
  db: Database,
  user: number,
  by: WayIn,
): Promise<string> {
  const begun = tokens.issue();
  const until = new Date(now().getTime() + FACTOR_WAIT_MS);
  await db.query(sql`
    insert into begun_logins (digest, user_id, by, expires_at) values (${digestOf(begun)}, ${user}, ${by}, ${until})`);
  return begun;
}

/** Removes logins whose second half never came. */
export async function removeOldLogins(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from begun_logins where expires_at <= ${now}`);
}
