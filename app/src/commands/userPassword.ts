import { setPassword } from '@siren/server/account';
import type { Command } from './Command.ts';
import { newPassword } from './newPassword.ts';
import { userArguments } from './userArguments.ts';

export const userPassword: Command = {
  usage: 'ЛОГИН [--sign-out]',
  about:
    'сменить пароль; пароль спросят или прочтут из стандартного ввода; --sign-out завершает все сеансы и забывает браузеры',
  async run(argv, context) {
    const { db, clock: now, say } = context;
    const asked = userArguments(argv, { needs: false });
    if ('wrong' in asked) {
      say(asked.wrong);
      return 2;
    }
    const { login, signOut } = asked;
    const password = await newPassword(login, context);
    if (password === null) return 1;
    const done = await setPassword({ db, now }, { login, password, signOut });
    const sessions = signOut ? 'все сеансы завершены' : 'сеансы продолжаются (завершает их --sign-out)';
    say(done ? `Пароль «${login}» сменён, ${sessions}.` : `Учётной записи «${login}» нет.`);
    return done ? 0 : 1;
  },
};
