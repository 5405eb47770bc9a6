import type { PayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import { endSessions, startSession } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { byId, readAccount } from './accounts.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkUser, takeToken } from './enter.ts';
import type { SignedIn } from './enter.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { readProfile } from './profile.ts';
import { checkNewPassword } from './register.ts';
import { tryCode } from './tryCode.ts';
import type { RightCode } from './tryCode.ts';

type Wanted = PayloadOf<'/api/user/change-password'>;

/** @throws ApiError wrong_password, attempts_exhausted */
async function proveByPassword(context: Context, { id }: User, password: string): Promise<void> {
  const account = await readAccount(context.db, byId(id));
  const right = await limitGuesses(
    context,
    'login',
    async () => ((await isPassword(password, account?.password_hash ?? null)) ? true : null),
    `user:${id}`,
  );
  if (!right) throw refusal('user.wrong_password');
}

/** A code that was sent to the user's own phone or e-mail. */
async function proveByCode(context: Context, typed: string, code: string): Promise<RightCode> {
  const contact = contactOrRefuse(typed);
  const { phone, email } = await readProfile(context);
  if (contact.value !== phone && contact.value !== email?.toLowerCase()) throw refusal('auth.wrong_code');
  return tryCode(context, contact, code);
}

/**
 * Sets a new password. All sessions of the user end, this one goes on under a fresh token: whoever got in by the old
 * password is out.
 *
 * @throws ApiError not_authorized, weak_password, wrong_password, and what `tryCode` throws
 */
export async function changePassword(
  context: Context,
  { password, contact, code, newPassword }: Wanted,
): Promise<SignedIn> {
  const user = checkUser(context);
  const { kind } = context.session;
  checkNewPassword(newPassword);
  const right = code === '' ? null : await proveByCode(context, contact, code);
  if (!right) await proveByPassword(context, user, password);
  const hash = await hashPassword(newPassword);
  const token = await context.db.transaction(async (db) => {
    await right?.use(db);
    await db.query(sql`update users set password_hash = ${hash} where id = ${user.id}`);
    await endSessions(db, user.id, context.now());
    return startSession(context, db, user, kind);
  });
  takeToken(context, token, kind);
  return { user, token };
}
