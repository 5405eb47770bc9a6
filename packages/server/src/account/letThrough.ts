import type { User } from '@siren/domain/account';
import type { FactorKind } from '@siren/domain/second-factor';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { startSession } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { rememberBrowser } from './knownBrowsers.ts';
import { mergeGuest } from './mergeGuest.ts';

/** How somebody got in. */
export type WayIn = 'password' | 'code' | 'link' | 'register' | 'invitation';

/** What every way in answers. */
export interface Entered {
  user: User;
  token: string;
  /** Their role requires a second factor that they lack: nothing of it counts yet. */
  factorDue: boolean;
}

async function isDue(db: Database, user: number): Promise<boolean> {
  const { due } = onlyRow(
    await db.query<{ due: boolean }>(
      sql`select lacks_factor(id, role_id) as due from users where id = ${user}`,
    ),
  );
  return due;
}

/** Signs in who has proven all there is to prove: what the guest had becomes theirs. The session is one of the visit. */
export async function letThrough(
  context: Context,
  db: Database,
  user: User,
  { by, factor }: { by: WayIn; factor?: FactorKind },
): Promise<Entered> {
  const limits = context.limits.cart;
  await mergeGuest(db, context.session, { user: user.id }, { now: context.now(), limits });
  await rememberBrowser(context, db, user.id);
  const kind = by === 'register' || by === 'invitation' ? 'registered' : 'login';
  await recordEvent(context, { kind, user: user.id, detail: factor ? { by, factor } : { by } }, db);
  return { user, token: await startSession(context, db, user), factorDue: await isDue(db, user.id) };
}
