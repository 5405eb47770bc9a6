import { dropSecondFactor } from '@siren/server/account';
import type { Command } from './Command.ts';
import { userArguments } from './userArguments.ts';

export const userResetFactor: Command = {
  usage: 'ЛОГИН',
  about: 'отключить сотруднику вход по коду из приложения, если приложение потеряно; все сеансы завершатся',
  async run(argv, { db, clock: now, say }) {
    const asked = userArguments(argv, { needs: false });
    if ('wrong' in asked) {
      say(asked.wrong);
      return 2;
    }
    const { login } = asked;
    const done = await dropSecondFactor({ db, now }, login);
    if (done === null) say(`Учётной записи «${login}» нет.`);
    else if (done) say(`Вход по коду у «${login}» отключён, все сеансы завершены.`);
    else say(`У «${login}» вход по коду не включён.`);
    return done === null ? 1 : 0;
  },
};
