import type { PayloadOf } from '@siren/contract/calls';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { recordEvent } from '../security/index.ts';
import { checkUser, takeToken } from './enter.ts';
import type { SignedIn } from './enter.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { checkWritten, readProfile } from './profile.ts';
import { startAnew } from './startAnew.ts';
import { tellOwner } from './tellOwner.ts';

/**
 * Sets a new password. All sessions of the user end, this one goes on under a fresh token: whoever got in by the old
 * password is out, and no browser but this one is known any more.
 *
 * @throws ApiError not_authorized, user.blocked, and what `checkNewPassword` throws
 */
export async function changePassword(
  context: Context,
  { newPassword }: PayloadOf<'/api/user/change-password'>,
  { messages }: { messages: Messages | null },
): Promise<SignedIn> {
  const user = checkUser(context);
  const { kind } = context.session;
  const { phone, email } = await readProfile(context);
  await checkNewPassword(newPassword, [user.login, phone ?? '', email ?? '']);
  const hash = await hashPassword(newPassword, context.passwordCost);
  const token = await context.db.transaction(async (db) => {
    checkWritten(
      await db.query(sql`
        update users set password_hash = ${hash} where id = ${user.id} and not blocked returning id`),
    );
    await recordEvent(context, { kind: 'password_changed', user: user.id }, db);
    return startAnew(context, db, user);
  });
  takeToken(context, token, kind);
  await tellOwner(context, messages, { to: phone ?? email, what: 'изменён пароль' });
  return { user, token };
}
