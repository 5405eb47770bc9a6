import type { Permission } from '@siren/domain/account';
import { permissions as all } from '@siren/domain/account';
import { parseArgs } from 'node:util';
import { readPermissions } from './readPermissions.ts';

export interface UserArguments {
  login: string;
  name: string;
  permissions: readonly Permission[];
  /** Whether sessions are to end. */
  signOut: boolean;
}

/** Neither a phone, an e-mail nor the number of an account: those name buyers at the login. */
const LOGIN = /^[a-z][a-z0-9._-]{1,31}$/i;

/**
 * Login and options of a command about an account, or why it does not do, in words.
 *
 * @param needs whether `--permissions` has to be there
 */
export function userArguments(
  argv: readonly string[],
  { needs }: { needs: boolean },
): UserArguments | { wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: needs
        ? { permissions: { type: 'string' }, name: { type: 'string' } }
        : { 'sign-out': { type: 'boolean' } },
    });
    const [login = '', ...more] = positionals;
    const {
      permissions,
      name = login,
      'sign-out': signOut = false,
    } = values as { permissions?: string; name?: string; 'sign-out'?: boolean };
    if (login === '') return { wrong: 'Не назван логин.' };
    if (more.length > 0)
      return { wrong: `Лишнее слово: «${more[0]}». Пароль в команде не пишут: его спросят.` };
    if (!LOGIN.test(login))
      return {
        wrong: `Логин «${login}» не годится: латинские буквы, цифры, точка, дефис, от 2 до 32, первой буква.`,
      };
    if (!needs) return { login, name, permissions: [], signOut };
    if (permissions === undefined)
      return { wrong: 'Не названы права: --permissions all или список через запятую.' };
    const read = readPermissions(permissions);
    if ('unknown' in read) return { wrong: `Права «${read.unknown}» нет. Есть: ${all.join(', ')}.` };
    return { login, name, ...read, signOut };
  } catch (error) {
    return { wrong: `Команда не понята: ${(error as Error).message}` };
  }
}
