import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import type { Database, Statement } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { isPassword } from './passwords.ts';

interface Account extends User {
  password_hash: string;
  blocked: boolean;
}

/** The account of a login, in whatever case it was typed. */
export const byLogin = (login: string): Statement => sql`
  select id, login, name, flags, password_hash, blocked from users where lower(login) = lower(${login})`;

export const byId = (id: number): Statement => sql`
  select id, login, name, flags, password_hash, blocked from users where id = ${id}`;

const read = async (db: Database, statement: Statement): Promise<Account | null> =>
  (await db.query<Account>(statement))[0] ?? null;

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
  const found = await read(context.db, statement);
  const right = await limitGuesses(
    context,
    'login',
    async () => ((await isPassword(password, found?.password_hash ?? null)) ? found : null),
    found ? `user:${found.id}` : `unknown:${asked.toLowerCase()}`,
  );
  if (!right) throw refusal('user.invalid_credentials');
  const { id, login, name, flags, blocked } = right;
  if (blocked) throw refusal('user.blocked');
  return { id, login, name, flags };
}
