import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import type { Permission } from '@siren/domain/account';
import { authorize, byLogin, enter, leave } from '../account/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { rememberSession, tokenCookie } from '../http/index.ts';
import type { Context } from '../http/index.ts';

const NEEDED: Permission = 'backoffice.access';

/** @throws ApiError no_access, factor_due */
async function checkAccess(db: Database, user: number): Promise<void> {
  const found = await db.query<{ due: boolean }>(sql`
    select lacks_factor(id, role_id) as due from users where id = ${user} and ${NEEDED} = any(permissions)`);
  if (!found[0]) throw staffRefusal('backoffice.no_access');
  if (found[0].due) throw staffRefusal('backoffice.factor_due');
}

/**
 * Signs in whoever may work in the back-office, in place of whoever was in that browser; nobody else (behaviour office-1).
 *
 * @throws ApiError invalid_credentials, attempts_exhausted, blocked, no_access, factor_due, factor.needed
 */
export async function enterOffice(
  context: Context,
  { login, password, remember }: PayloadOf<'/api/backoffice/login'>,
): Promise<AnswerOf<'/api/backoffice/login'>> {
  const user = await authorize(context, byLogin(login), login, password);
  await checkAccess(context.db, user.id);
  if (context.session.user) await leave(context);
  const { token } = await enter(context, 'password', async () => user);
  if (remember) {
    await rememberSession(context);
    context.setCookie(tokenCookie(token, 'remembered'));
  }
  return { login: user.login, name: user.name, token };
}

/** Who of the browser's session may work in the back-office. */
export function officeSession({ session }: Context): AnswerOf<'/api/backoffice/session'> {
  const { user, token, permissions } = session;
  if (!user || !can(permissions, NEEDED)) return { user: null };
  return { user: { login: user.login, name: user.name, token } };
}
