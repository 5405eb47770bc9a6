import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { handOver } from '@siren/domain/account';
import type { User } from '@siren/domain/account';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { digestOf, resolveSession } from '../http/index.ts';
import type { Context, Session } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { takeToken } from './enter.ts';
import { mergeGuest } from './mergeGuest.ts';

type TakeOver = '/api/user/take-over';

/** The session of a token that came in an address; null where it has none. */
async function givenSession({ db, tokens, now }: Context, given: string): Promise<Session | null> {
  const { session } = await resolveSession(db, tokens, given, now());
  return session.stored ? session : null;
}

/** Both sessions as they are now, locked, so that of two who bring the same token the second finds none. */
async function holdSessions(db: Database, own: Session, given: Session): Promise<Session[]> {
  const rows = await db.query<{ digest: Buffer; cartId: number | null }>(sql`
    select token_digest as digest, cart_id as "cartId" from sessions
    where token_digest in (${own.digest}, ${given.digest}) order by token_digest for update`);
  return [own, given].flatMap((session) => {
    const row = rows.find(({ digest }) => digest.equals(session.digest));
    return row ? [{ ...session, stored: true, cartId: row.cartId }] : [];
  });
}

/** Has the session go on under another token, with everything that hangs on it. */
async function rename(db: Database, from: Buffer, to: Buffer): Promise<void> {
  // A link proves nothing of who opens it: what needs their word waits for it.
  await db.query(sql`
    update sessions set token_digest = ${to}, proven_at = null, confirmed_at = null where token_digest = ${from}`);
  await db.query(
    sql`update orders set token_digest = ${to} where token_digest = ${from} and user_id is null`,
  );
}

/** What a guest had here comes along; an account's session ends as by a logout. */
async function bringOwn(
  context: Context,
  db: Database,
  own: Session,
  heir: Parameters<typeof mergeGuest>[2],
) {
  if (own.user) await db.query(sql`delete from sessions where token_digest = ${own.digest}`);
  else
    await mergeGuest(db, own, heir, {
      now: context.now(),
      limits: context.limits.cart,
    });
}

/** Exchanges the token; null where somebody else was quicker. */
async function exchange(
  context: Context,
  given: Session,
): Promise<{ token: string; user: User | null } | null> {
  const { db, session, tokens } = context;
  const token = tokens.issue();
  const digest = digestOf(token);
  return retryDeadlock(() =>
    db.transaction(async (inside) => {
      const held = await holdSessions(inside, session, given);
      if (!held.some((one) => one.digest.equals(given.digest))) return null;
      await rename(inside, given.digest, digest);
      const own = held.find((one) => !one.digest.equals(given.digest));
      const { user } = given;
      if (own) await bringOwn(context, inside, own, user ? { user: user.id } : { digest });
      if (user ?? session.user)
        await recordEvent(context, { kind: 'session_taken_over', user: user?.id }, inside);
      return { token, user };
    }),
  );
}

/**
 * Goes on with the session of a token that came in an address. The token is dead from then on: whoever made the link
 * knows it, too. Whoever would become somebody else is asked first.
 */
export async function takeOver(
  context: Context,
  { given: token, pressed }: PayloadOf<TakeOver>,
): Promise<AnswerOf<TakeOver>> {
  const { session } = context;
  const given = await givenSession(context, token);
  const decided = handOver(ownerOf(session), given && ownerOf(given), pressed);
  const stay = { taken: false, asks: decided === 'ask', user: session.user, token: session.token };
  if (!given || decided !== 'take') return stay;
  const exchanged = await exchange(context, given);
  if (!exchanged) return stay;
  takeToken(context, exchanged.token, given.kind);
  return { taken: true, asks: false, ...exchanged };
}

/** Whom the link offered to go on as. */
export async function offered(context: Context): Promise<AnswerOf<'/api/user/offered'>> {
  const { session } = context;
  const given = await givenSession(context, context.offered);
  const asks = handOver(ownerOf(session), given && ownerOf(given), false) === 'ask';
  return { offered: given && asks ? { user: given.user } : null };
}

const ownerOf = ({ stored, user }: Session) => (stored ? { user: user?.id ?? null } : null);
