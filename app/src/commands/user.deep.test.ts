import { sql } from '@siren/server/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import { runCommand } from '../testing/runCommand.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
let dataDir: string;
beforeAll(async () => {
  dataDir = await room.filled();
});
afterAll(() => room.clear());

const PASSWORD = 'сирень цветёт в мае';
const user = (args: readonly string[], input = '') =>
  runCommand(['user', ...args], { folder: dataDir, env: { DATA_DIR: dataDir }, input });

describe('npm run shop -- user', () => {
  test('makes staff who sign in, changes password and permissions, and lists them', async () => {
    expect(await user(['add', 'boss', '--permissions', 'all', '--name', 'Вера'], `${PASSWORD}\n`)).toEqual({
      ...{ code: 0, errors: '' },
      out: 'Сотрудник «boss» заведён.\n',
    });
    expect(await user(['add', 'BOSS', '--permissions', 'none'], PASSWORD)).toMatchObject({
      ...{ code: 1, out: 'Логин «BOSS» уже занят.\n' },
    });
    const shop = await room.open(dataDir);
    const call = async (path: string, payload: object) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ token: '', ...payload });
      return (await fetch(shop.url + path, { method: 'POST', headers, body })).json() as Promise<{
        token: string;
        user: { flags: string[] } | null;
        permissions: string[];
      }>;
    };
    const { token } = await call('/api/user/login', { login: 'boss', password: PASSWORD });
    const info = await call('/api/info', { token });
    expect(info).toMatchObject({ user: { login: 'boss', name: 'Вера', flags: ['staff'] } });
    expect(info.permissions).toEqual(
      expect.arrayContaining(['users.manage', 'catalog.edit', 'orders.manage']),
    );

    expect((await user(['permit', 'boss', '--permissions', 'orders.manage,client.resolve'])).code).toBe(0);
    expect((await call('/api/info', { token })).permissions).toEqual(['orders.manage', 'client.resolve']);

    expect((await user(['password', 'boss'], 'совсем другой пароль')).code).toBe(0);
    expect((await call('/api/info', { token })).user).toMatchObject({ login: 'boss' });
    expect(await call('/api/user/login', { login: 'boss', password: PASSWORD })).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await user(['password', 'boss', '--sign-out'], 'ещё один другой пароль')).code).toBe(0);
    expect((await call('/api/info', { token })).user).toBeNull();
    expect((await user(['list'])).out).toMatch(/^boss · Вера · orders\.manage, client\.resolve$/m);
    await shop.stop();
    const kinds = await withData(dataDir, (db) =>
      db.query<{ kind: string }>(sql`select kind from security_events where address = 'command' order by id`),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'staff_added',
      'permissions_changed',
      'password_changed',
      'password_changed',
    ]);
  });

  test.each([
    ['no login', ['add', '--permissions', 'all'], 2, /^Не назван логин/],
    ['no permissions', ['add', 'boris'], 2, /^Не названы права/],
    ['an unknown permission', ['add', 'boris', '--permissions', 'all.of.it'], 2, /^Права «all\.of\.it» нет/],
    ['a phone as the login', ['add', '+79161234567', '--permissions', 'all'], 2, /^Логин «\+7/],
    ['a number as the login', ['add', '12', '--permissions', 'all'], 2, /^Логин «12»/],
    [
      'a password in the command',
      ['add', 'boris', 'secret', '--permissions', 'all'],
      2,
      /Пароль в команде не пишут/,
    ],
    ['an unknown option', ['password', 'boris', '--password', 'x'], 2, /^Команда не понята/],
    ['a password that is too short', ['add', 'boris', '--permissions', 'all'], 1, /^Пароль слишком короткий/],
    ['an account that is not there', ['permit', 'nobody', '--permissions', 'all'], 1, /«nobody» нет/],
    ['an account of the demo', ['permit', 'buyer', '--permissions', 'all'], 1, /«buyer» нет/],
  ])('%s is told in a line', async (_, args, code, words) => {
    const result = await user(args, 'short');
    expect(result).toMatchObject({ code, errors: '' });
    expect(result.out).toMatch(words);
  });
});
