import { ApiError } from '@siren/contract/errors';
import { checkNewPassword } from '@siren/server/account';
import { askPassword } from './askPassword.ts';
import type { CommandContext } from './Command.ts';

/** A password that does; null where there is none, and why was said. */
export async function newPassword(
  login: string,
  { say }: Pick<CommandContext, 'say'>,
): Promise<string | null> {
  const password = await askPassword({ input: process.stdin, output: process.stderr });
  if (password === null) {
    say('Пароли не совпали.');
    return null;
  }
  try {
    await checkNewPassword(password, [login]);
    return password;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    say(error.message);
    return null;
  }
}
