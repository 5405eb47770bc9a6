import { setPermissions } from '@siren/server/account';
import type { Command } from './Command.ts';
import { userArguments } from './userArguments.ts';

export const userPermit: Command = {
  usage: 'ЛОГИН --permissions all|none|ПРАВО,ПРАВО',
  about: 'назначить права вместо прежних',
  async run(argv, { db, clock: now, say }) {
    const asked = userArguments(argv, { needs: true });
    if ('wrong' in asked) {
      say(asked.wrong);
      return 2;
    }
    const { login, permissions } = asked;
    const done = await setPermissions({ db, now }, { login, permissions });
    say(done ? `Права «${login}»: ${permissions.join(', ') || 'нет'}.` : `Учётной записи «${login}» нет.`);
    return done ? 0 : 1;
  },
};
