import { setPassword } from '@siren/server/account';
import type { Command } from './Command.ts';
import { newPassword } from './newPassword.ts';
import { userArguments } from './userArguments.ts';

export const userPassword: Command = {
  usage: 'ЛОГИН',
  about: 'сменить пароль и завершить все сеансы; пароль спросят или прочтут из стандартного ввода',
  async run(argv, context) {
    const { db, clock: now, say } = context;
    const asked = userArguments(argv, { needs: false });
    if ('wrong' in asked) {
      say(asked.wrong);
      return 2;
    }
    const { login } = asked;
    const password = await newPassword(login, context);
    if (password === null) return 1;
    const done = await setPassword({ db, now }, { login, password });
    say(done ? `Пароль «${login}» сменён, все сеансы завершены.` : `Учётной записи «${login}» нет.`);
    return done ? 0 : 1;
  },
};
