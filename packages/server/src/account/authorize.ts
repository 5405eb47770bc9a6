import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import type { Statement } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { readAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { isPassword } from './passwords.ts';

/** The user of an account that may be entered. @throws ApiError blocked */
export function letIn({ id, login, name, flags, blocked }: Account): User {
  if (blocked) throw refusal('user.blocked');
  return { id, login, name, flags };
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
  const right = await limitGuesses(
    context,
    'login',
    async () => ((await isPassword(password, found?.password_hash ?? null)) ? found : null),
    found ? `user:${found.id}` : `unknown:${asked.toLowerCase()}`,
  );
  if (!right) throw refusal('user.invalid_credentials');
  return letIn(right);
}
