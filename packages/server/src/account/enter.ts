import { refusal, staffRefusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { anonymous, tokenCookie } from '../http/index.ts';
import type { Context, SessionKind } from '../http/index.ts';
import { beginLogin } from './beginLogin.ts';
import { letThrough } from './letThrough.ts';
import type { Entered, WayIn } from './letThrough.ts';
import { hasFactor } from './secondFactor.ts';

/** A session under a fresh token. */
export interface SignedIn {
  user: User;
  token: string;
}

/** @throws ApiError already_authorized */
export function checkGuest({ session }: Context): void {
  if (session.user) throw refusal('user.already_authorized');
}

/** Who is signed in. @throws ApiError not_authorized */
export function checkUser({ session }: Context): User {
  if (!session.user) throw refusal('user.not_authorized');
  return session.user;
}

/** From here on the answer, and whatever else the request does, goes by this token. */
export function takeToken(context: Context, token: string, kind: SessionKind = 'guest'): void {
  Object.assign(context.session, anonymous(token));
  context.setCookie(tokenCookie(token, kind));
}

/**
 * Signs a guest in as who `find` tells, in one transaction with it: what the guest had becomes the user's. The session
 * is one of the visit until it is to be remembered. Where the account has a second factor there is none yet, and nothing is
 * told of it but what its second half is asked for by.
 *
 * @throws ApiError factor.needed, and what `find` throws
 */
export async function enter(
  context: Context,
  by: WayIn,
  find: (db: Database) => Promise<User>,
): Promise<Entered> {
  const done = await retryDeadlock(() =>
    context.db.transaction(async (inside) => {
      const user = await find(inside);
      // Whoever turns it on meanwhile is waited for: no session begins without it after that.
      await inside.query(sql`select from users where id = ${user.id} for no key update`);
      if (await hasFactor(inside, user.id)) return beginLogin(context, inside, user.id, by);
      return letThrough(context, inside, user, { by });
    }),
  );
  if (typeof done === 'string') throw staffRefusal('factor.needed', { data: { begun: done } });
  takeToken(context, done.token, 'visit');
  return done;
}
