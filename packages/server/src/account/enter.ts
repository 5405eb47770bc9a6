import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import { retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { anonymous, startSession, tokenCookie } from '../http/index.ts';
import type { Context, SessionKind } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { rememberBrowser } from './knownBrowsers.ts';
import { mergeGuest } from './mergeGuest.ts';

/** How somebody got in. */
export type WayIn = 'password' | 'code' | 'link' | 'register' | 'invitation';

/** What every way in answers. */
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
 * is one of the visit until it is to be remembered.
 */
export async function enter(
  context: Context,
  by: WayIn,
  find: (db: Database) => Promise<User>,
): Promise<SignedIn> {
  const { db, session } = context;
  const { user, token } = await retryDeadlock(() =>
    db.transaction(async (inside) => {
      const found = await find(inside);
      await mergeGuest(
        inside,
        session,
        { user: found.id },
        {
          now: context.now(),
          limits: context.limits.cart,
        },
      );
      await rememberBrowser(context, inside, found.id);
      const kind = by === 'register' || by === 'invitation' ? 'registered' : 'login';
      await recordEvent(context, { kind, user: found.id, detail: { by } }, inside);
      return { user: found, token: await startSession(context, inside, found) };
    }),
  );
  takeToken(context, token, 'visit');
  return { user, token };
}
