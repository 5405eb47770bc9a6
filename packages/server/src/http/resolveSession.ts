import { STAFF_IDLE_MS } from '@siren/domain/account';
import type { Permission, User } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { sql, UnavailableError } from '../db/index.ts';
import type { Session, SessionKind, Tokens } from './context.ts';
import { sessionExpiry } from './storeSession.ts';
import { digestOf } from './tokens.ts';

const MINUTE_MS = 60_000;

/** How often it is noted that a session is in use: the shorter it lasts, the more often. */
const TOUCH_MS: Readonly<Record<SessionKind, number>> = {
  guest: 24 * 60 * MINUTE_MS,
  visit: 15 * MINUTE_MS,
  remembered: 60 * MINUTE_MS,
};
/** Of staff it is to be known how long they were away. */
const STAFF_TOUCH_MS = MINUTE_MS;

interface Row {
  cart_id: number | null;
  seen_at: Date;
  proven_at: Date | null;
  confirmed_at: Date | null;
  kind: SessionKind;
  user_id: number | null;
  login: string;
  name: string;
  flags: string[];
  permissions: Permission[];
  lacks_factor: boolean;
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
  kind: 'guest',
  permissions: [],
  provenAt: null,
  confirmedAt: null,
});

const stranger = (tokens: Tokens): Resolved => ({
  session: anonymous(tokens.issue()),
  fresh: true,
  ended: false,
});

export interface Resolved {
  session: Session;
  /** Its cookie is to be set (again). */
  fresh: boolean;
  /** The token was that of an account, and is good no more: whoever sends it may still show what is the account's. */
  ended: boolean;
}

/**
 * Whose token it is, in one statement. A token that is not ours, or whose session has expired or belongs to a
 * blocked user, gives a new anonymous visitor.
 */
export async function resolveSession(
  db: Database,
  tokens: Tokens,
  token: string,
  now: Date,
): Promise<Resolved> {
  if (!tokens.isGenuine(token)) return stranger(tokens);
  const digest = digestOf(token);
  const [row] = await db.query<Row & { valid: boolean }>(sql`
    select s.expires_at > ${now} and not coalesce(u.blocked, false) as valid, s.seen_at, s.kind,
      s.user_id, s.proven_at, s.confirmed_at,
      case when s.user_id is null then s.cart_id else c.id end as cart_id,
      u.login, u.name, u.flags, u.permissions,
      u.id is not null and lacks_factor(u.id, u.role_id) as lacks_factor
    from sessions s
    left join users u on u.id = s.user_id
    left join carts c on c.user_id = s.user_id
    where s.token_digest = ${digest}`);
  if (!row) return { session: anonymous(token), fresh: false, ended: false };
  if (!row.valid) return { ...stranger(tokens), ended: row.user_id !== null };
  const away = now.getTime() - row.seen_at.getTime();
  // They count only for who has what their role requires besides.
  const permissions = row.lacks_factor ? [] : (row.permissions ?? []);
  const isStaff = permissions.length > 0;
  const session: Session = {
    token,
    digest,
    stored: true,
    cartId: row.cart_id,
    user: userOf(row),
    kind: row.kind,
    permissions,
    // Touched at once where it is so: the proof is gone for good.
    provenAt: isStaff && away >= STAFF_IDLE_MS ? null : row.proven_at,
    confirmedAt: row.confirmed_at,
  };
  const fresh = away > TOUCH_MS[row.kind];
  // A database that takes no changes for now can still be read.
  if (fresh || (isStaff && away > STAFF_TOUCH_MS))
    await touch(db, session, now).catch((error: unknown) => {
      if (!(error instanceof UnavailableError)) throw error;
    });
  return { session, fresh, ended: false };
}

/** Not one that has ended meanwhile: a new password ends sessions while they are in use. */
const touch = (db: Database, { digest, kind, provenAt }: Session, now: Date): Promise<unknown> =>
  db.query(sql`
    update sessions set seen_at = ${now}, expires_at = ${sessionExpiry(now, kind)},
      proven_at = case when ${provenAt === null} then null else proven_at end
    where token_digest = ${digest} and expires_at > ${now}`);
