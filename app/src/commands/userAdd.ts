import { addStaff } from '@siren/server/account';
import type { Command } from './Command.ts';
import { newPassword } from './newPassword.ts';
import { userArguments } from './userArguments.ts';

export const userAdd: Command = {
  usage: 'ЛОГИН --permissions all|ПРАВО,ПРАВО [--name ИМЯ]',
  about: 'завести сотрудника; пароль спросят или прочтут из стандартного ввода',
  async run(argv, context) {
    const { db, clock: now, say } = context;
    const asked = userArguments(argv, { needs: true });
    if ('wrong' in asked) {
      say(asked.wrong);
      return 2;
    }
    const password = await newPassword(asked.login, context);
    if (password === null) return 1;
    const added = await addStaff({ db, now }, { ...asked, password });
    say(added ? `Сотрудник «${asked.login}» заведён.` : `Логин «${asked.login}» уже занят.`);
    return added ? 0 : 1;
  },
};
