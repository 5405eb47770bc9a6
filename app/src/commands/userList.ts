import { permissions as all } from '@siren/domain/account';
import { listStaff } from '@siren/server/account';
import type { Command } from './Command.ts';

export const userList: Command = {
  usage: '',
  about: 'показать сотрудников и их права',
  async run(_argv, { db, say }) {
    const staff = await listStaff({ db });
    if (staff.length === 0) say('Сотрудников нет. Заведите первого: user add ЛОГИН --permissions all');
    for (const { login, name, permissions, blocked, demo } of staff) {
      const may = permissions.length === all.length ? 'все права' : permissions.join(', ') || 'прав нет';
      const notes = [...(demo ? ['демо'] : []), ...(blocked ? ['закрыт'] : [])];
      say([login, name, may, ...notes].join(' · '));
    }
    return 0;
  },
};
