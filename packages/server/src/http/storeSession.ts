import { refusal } from '@siren/contract/errors';
import { deviceOf } from '@siren/domain/account';
import type { User } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, SessionKind } from './context.ts';
import { SESSION_SECONDS } from './cookies.ts';
import { digestOf } from './tokens.ts';

/** How long it is known of a token that it was an account's, ms: a tab stays open for as long, and shows it still. */
const ENDED_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** When a session that was used `now` ends. */
export const sessionExpiry = (now: Date, kind: SessionKind = 'guest'): Date =>
  new Date(now.getTime() + SESSION_SECONDS[kind] * 1000);

/** Writes the row of a visitor before the first change that hangs on it. */
export async function ensureSession(context: Context, db: Database = context.db): Promise<void> {
  const { session } = context;
  if (session.stored) return;
  const now = context.now();
  await db.query(sql`
    insert into sessions (token_digest, created_at, seen_at, expires_at)
    values (${session.digest}, ${now}, ${now}, ${sessionExpiry(now)}) on conflict do nothing`);
  session.stored = true;
}

/**
 * A session of `user` under a fresh token; the caller merges what the guest had. Whoever blocks the account meanwhile is waited
 * for: no session begins after its others have been ended.
 *
 * @throws ApiError user.blocked
 */
export async function startSession(
  context: Context,
  db: Database,
  user: Pick<User, 'id'>,
  kind: SessionKind = 'visit',
): Promise<string> {
  const token = context.tokens.issue();
  const now = context.now();
  const begun = await db.query(sql`
    with entered as (select id from users where id = ${user.id} and not blocked for no key update)
    insert into sessions (token_digest, user_id, kind, device, created_at, seen_at, proven_at, expires_at)
    select ${digestOf(token)}::bytea, id, ${kind}, ${deviceOf(context.userAgent)}, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz, ${sessionExpiry(now, kind)}::timestamptz
    from entered returning id`);
  if (begun.length === 0) throw refusal('user.blocked');
  return token;
}

/** Has the session outlive the browser. */
export async function rememberSession({ db, session, now: clock }: Context): Promise<void> {
  const now = clock();
  await db.query(sql`
    update sessions set kind = 'remembered', expires_at = ${sessionExpiry(now, 'remembered')}
    where token_digest = ${session.digest} and expires_at > ${now}`);
  session.kind = 'remembered';
}

/**
 * Ends sessions of a user, as of when they were last used: none that is in use just now prolongs itself.
 * @param whose all of the user's, or the one with that id
 * @returns how many there were
 */
export async function endSessions(
  db: Database,
  { user, session = null }: { user: number; session?: number | null },
  now: Date,
): Promise<number> {
  const ended = await db.query(sql`
    update sessions set expires_at = least(expires_at, seen_at, ${now})
    where user_id = ${user} and expires_at > ${now} and (${session}::bigint is null or id = ${session}::bigint)
    returning id`);
  // Nor does one begin by what was right before.
  if (session === null) await db.query(sql`delete from begun_logins where user_id = ${user}`);
  return ended.length;
}

/**
 * Removes sessions of guests that have expired, with their carts. Those of accounts stay for a while after their end:
 * else their tokens would be those of new guests, and a page that shows the account would fill a guest's cart.
 */
export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - ENDED_KEPT_MS);
  await db.query(sql`
    with gone as (
      delete from sessions
      where expires_at <= case when user_id is null then ${now} else ${endedBefore} end::timestamptz
      returning cart_id, user_id)
    delete from carts where id in (select cart_id from gone where user_id is null)`);
}
