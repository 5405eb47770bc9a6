import type { Permission, User } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session, Tokens } from './context.ts';
import { SESSION_DAYS } from './cookies.ts';
import { digestOf } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a session that was used `now` ends. */
const expiry = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

interface Row {
  cart_id: number | null;
  seen_at: Date;
  user_id: number | null;
  login: string;
  name: string;
  flags: string[];
  permissions: Permission[];
}

const userOf = (row: Row): User | null =>
  row.user_id === null ? null : { id: row.user_id, login: row.login, name: row.name, flags: row.flags };

/** A visitor that nothing is stored for. */
export const anonymous = (token: string): Session => ({
  token,
  digest: digestOf(token),
  stored: false,
  cartId: null,
  user: null,
  permissions: [],
});

/**
 * Whose token it is, in one statement. A token that is not ours, or whose session has expired or belongs to a
 * blocked user, gives a new anonymous visitor; `fresh` tells that its cookie is to be set (again).
 */
export async function resolveSession(
  db: Database,
  tokens: Tokens,
  token: string,
  now: Date,
): Promise<{ session: Session; fresh: boolean }> {
  if (!tokens.isGenuine(token)) return { session: anonymous(tokens.issue()), fresh: true };
  const digest = digestOf(token);
  const [row] = await db.query<Row & { valid: boolean }>(sql`
    select s.expires_at > ${now} and not coalesce(u.blocked, false) as valid, s.seen_at, s.user_id,
      case when s.user_id is null then s.cart_id else c.id end as cart_id,
      u.login, u.name, u.flags, u.permissions
    from sessions s
    left join users u on u.id = s.user_id
    left join carts c on c.user_id = s.user_id
    where s.token_digest = ${digest}`);
  if (!row) return { session: anonymous(token), fresh: false };
  if (!row.valid) return { session: anonymous(tokens.issue()), fresh: true };
  const session: Session = {
    token,
    digest,
    stored: true,
    cartId: row.cart_id,
    user: userOf(row),
    permissions: row.permissions ?? [],
  };
  const fresh = now.getTime() - row.seen_at.getTime() > DAY_MS;
  if (fresh) await touch(db, digest, now);
  return { session, fresh };
}

/** Once a day is often enough to know that a session is in use. */
const touch = (db: Database, digest: Buffer, now: Date): Promise<unknown> =>
  db.query(
    sql`update sessions set seen_at = ${now}, expires_at = ${expiry(now)} where token_digest = ${digest}`,
  );

/** Writes the row of a visitor before the first change that hangs on it. */
export async function ensureSession(context: Context, db: Database = context.db): Promise<void> {
  const { session } = context;
  if (session.stored) return;
  const now = context.now();
  await db.query(sql`
    insert into sessions (token_digest, created_at, seen_at, expires_at)
    values (${session.digest}, ${now}, ${now}, ${expiry(now)}) on conflict do nothing`);
  session.stored = true;
}

/** The visitor's cart, made where there is none yet; of several first calls at once all get the same. */
export async function ensureCart(context: Context, db: Database = context.db): Promise<number> {
  const { session } = context;
  if (session.cartId !== null) return session.cartId;
  const id = session.user ? await makeUsersCart(db, session.user.id) : await makeGuestsCart(context, db);
  session.cartId = id;
  return id;
}

const makeUsersCart = async (db: Database, user: number): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into carts (user_id) values (${user})
    on conflict (user_id) do update set user_id = excluded.user_id returning id`);
  return row!.id;
};

const makeGuestsCart = async ({ session, now: clock }: Context, db: Database): Promise<number> => {
  const now = clock();
  const [row] = await db.query<{ made: number; cart_id: number }>(sql`
    with made as (insert into carts default values returning id)
    insert into sessions (token_digest, cart_id, created_at, seen_at, expires_at)
    select ${session.digest}, id, ${now}, ${now}, ${expiry(now)} from made
    on conflict (token_digest) do update set cart_id = coalesce(sessions.cart_id, excluded.cart_id)
    returning cart_id, (select id from made) as made`);
  session.stored = true;
  const { made, cart_id: cart } = row!;
  if (made !== cart) await db.query(sql`delete from carts where id = ${made}`);
  return cart;
};

/** A session of `user` under a fresh token; the caller merges what the guest had. */
export async function startSession(context: Context, db: Database, user: User): Promise<string> {
  const token = context.tokens.issue();
  const now = context.now();
  await db.query(sql`
    insert into sessions (token_digest, user_id, created_at, seen_at, expires_at)
    values (${digestOf(token)}, ${user.id}, ${now}, ${now}, ${expiry(now)})`);
  return token;
}

/** Removes sessions that have expired, with the carts of their guests. */
export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    with gone as (delete from sessions where expires_at <= ${now} returning cart_id, user_id)
    delete from carts where id in (select cart_id from gone where user_id is null)`);
}
