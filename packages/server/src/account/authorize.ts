import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import type { Statement } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { passwordBounds } from './accountBounds.ts';
import { readAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { isPassword } from './passwords.ts';

/** The user of an account that may be entered. @throws ApiError blocked */
export function letIn({ id, login, name, flags, blocked }: Account): User {
  if (blocked) throw refusal('user.blocked');
  return { id, login, name, flags };
}

/**
 * Whether the password is that of the account; null is none, and takes as long.
 *
 * @param asked what the account was called
 * @throws ApiError attempts_exhausted
 */
export async function tryPassword(
  context: Context,
  account: Account | null,
  { asked, password }: { asked: string; password: string },
): Promise<boolean> {
  const bounds = await passwordBounds(context, account?.id, asked);
  const right = await limitGuesses(context, { scope: 'login', bounds, user: account?.id }, async () =>
    (await isPassword(password, account?.password_hash ?? null, context.passwordCost)) ? true : null,
  );
  if (right) return true;
  await recordEvent(context, { kind: 'login_failed', user: account?.id, detail: { by: 'password' } });
  return false;
}

/**
 * Who the password belongs to. A login that nobody has is refused in the same words and after the same time as
 * a wrong password.
 * @param asked what was asked for, where there is no such account
 * @throws ApiError invalid_credentials, attempts_exhausted, blocked
 */
export async function authorize(
  context: Context,
  statement: Statement,
  asked: string,
  password: string,
): Promise<User> {
  const found = await readAccount(context.db, statement);
  const right = await tryPassword(context, found, { asked, password });
  if (!found || !right) throw refusal('user.invalid_credentials');
  return letIn(found);
}
