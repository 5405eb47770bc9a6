import type { User } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { endSessions, startSession } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { forgetBrowsers, rememberBrowser } from './knownBrowsers.ts';

/**
 * Ends all sessions of who asks, and has this one go on under a fresh token: whoever got in by what is changed is out, and no
 * browser but this one is known any more.
 *
 * @throws ApiError user.blocked
 */
export async function startAnew(context: Context, db: Database, user: User): Promise<string> {
  await endSessions(db, { user: user.id }, context.now());
  await forgetBrowsers(db, user.id);
  await rememberBrowser(context, db, user.id);
  return startSession(context, db, user, context.session.kind);
}
