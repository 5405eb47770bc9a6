import { createClient } from '@siren/contract/client';
import { startCluster } from '@siren/server/db';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rootDir } from './build/paths.ts';
import { createBuyer } from './testing/createBuyer.ts';
import { createRoom } from './testing/createRoom.ts';
import { feedXml } from './testing/feedXml.ts';
import { runCommand } from './testing/runCommand.ts';

const room = createRoom();
afterAll(() => room.clear());

const PASSWORD = 'сирень цветёт в мае';

/** What the README tells to type: to open a real shop, and to answer its orders. */
async function readSteps(): Promise<string[][]> {
  const readme = await readFile(join(rootDir, 'README.md'), 'utf8');
  const [section = ''] = /^## A real shop\n.*?(?=^## )/ms.exec(readme) ?? [];
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, lines = '']) => lines.trim().split('\n'));
}

/** Somebody who types lines in the project's folder; what they bring along lies in `folder`. */
function typist(folder: string) {
  const env: Record<string, string> = {};
  let url = '';
  const type = async (line: string): Promise<string> => {
    const [, name = '', value = ''] = /^export (\w+)=(\S+)$/.exec(line) ?? [];
    const [, from = '', to = ''] = /^cp (\S+) (\S+)$/.exec(line) ?? [];
    const [, words = ''] = /^npm run shop -- (.+)$/.exec(line) ?? [];
    if (name) env[name] = value;
    else if (from) await cp(join(rootDir, from), join(folder, to));
    else if (words) {
      const done = await runCommand(words.split(' '), { folder, env, input: PASSWORD });
      expect([line, done.code, done.errors]).toEqual([line, 0, '']);
      return done.out;
    } else if (line === 'npm start') ({ url } = await room.open(env.DATA_DIR ?? folder, { env }));
    else throw new Error(`The README tells to type what nobody here can: ${line}`);
    return '';
  };
  return { type, url: () => url };
}

const clientOf = (url: string) => {
  let token = '';
  return createClient({
    origin: url,
    fetch: (input, init) => fetch(input, init),
    token: { get: () => token, set: (next) => (token = next) },
    navigate: () => {},
    allowedRedirectHosts: [],
  });
};

const feed = feedXml('Лампы', [{ id: '1', name: 'Лампа «Полдень»', price: 1_490, count: 99 }]);

/** A guest's order of what the feed brought. */
async function buyLamp(url: string) {
  const guest = clientOf(url);
  const { demoAccounts, sendsCodes, cities, stores } = await guest.call('/api/info', {});
  expect([demoAccounts, sendsCodes]).toEqual([[], false]);
  expect(cities.map(({ name }) => name)).toEqual(['Тула', 'Алексин']);
  expect(stores[0]?.payTypes.map(({ code }) => code)).toEqual(['cash']);
  const { items } = await guest.call('/api/catalog/search', { query: 'лампа' });
  const buyer = createBuyer(url, [items[0]?.offer ?? 0]);
  const draft = await buyer.prepare();
  expect(draft.services).toEqual([{ key: 'courier', quantity: 1 }]);
  const order = await buyer.press(draft);
  expect(await buyer.read(order)).toMatchObject({
    lines: [{ name: 'Лампа «Полдень»' }],
    payType: { code: 'cash' },
    delivery: { city: { name: 'Тула' }, date: expect.any(String) },
  });
  return { order, buyer };
}

/** Types what the README tells, with these exports in the place of its own. */
async function walk(exports: readonly string[]) {
  const [opening = [], answering = []] = await readSteps();
  const folder = await room.folder();
  await writeFile(join(folder, 'feed.xml'), feed);
  const { type, url } = typist(folder);
  const told = opening.filter((line) => line.startsWith('export '));
  expect(told).toEqual(['export DEMO=0', expect.stringMatching(/^export DATA_DIR=\S+$/)]);
  for (const line of [...exports, ...opening.slice(told.length)]) await type(line);
  const { order, buyer } = await buyLamp(url());
  const [list = '', confirm = ''] = answering;
  // Of a new shop the README's number is that of the first order.
  expect([order, confirm]).toEqual([100_001, expect.stringContaining(String(order))]);
  expect(await type(list)).toMatch(/^№ 100001 .* Анна Лебедева, \+7.*товары отложены$/m);
  expect(await type(confirm)).toBe('Заказ № 100001 подтверждён.\n');
  expect(await type(list)).toBe('Таких заказов нет.\n');
  expect((await buyer.read(order)).status.code).toBe('confirmed');

  const boss = clientOf(url());
  await boss.call('/api/user/login', { login: 'boss', password: PASSWORD });
  expect((await boss.call('/api/order/get', { id: order })).lines).toMatchObject([
    { name: 'Лампа «Полдень»' },
  ]);
}

test('a real shop sells its first good by the README alone', async () => {
  await walk(['export DEMO=0', `export DATA_DIR=${await room.folder()}`]);
});

test('and so on a PostgreSQL server of its own', async () => {
  const server = await startCluster({ dataDir: await room.folder(), log: () => {}, transport: 'tcp' });
  await walk([`export DATABASE_URL=${server.url}`]);
  await server.stop();
});

test('a file of places that does not do is told by field, and changes nothing', async () => {
  const folder = await room.folder();
  const env = { DEMO: '0', DATA_DIR: await room.folder() };
  const run = (...args: string[]) => runCommand(['places', ...args], { folder, env });
  const example = await readFile(join(rootDir, 'docs/running/places.json'), 'utf8');
  await writeFile(join(folder, 'bad.json'), example.replace('"10:00"', '"10 часов"'));
  await writeFile(join(folder, 'good.json'), example);
  expect(await run('bad.json')).toEqual({
    ...{ code: 1, errors: '' },
    out: 'Ничего не записано:\n  regions № 1, stores № 1, opens: нужно время, например 10:00\n',
  });
  expect(await run('nothing.json')).toMatchObject({ code: 2, out: expect.stringMatching(/^Файла нет/) });
  expect(await run()).toMatchObject({ code: 2, out: expect.stringMatching(/^Назовите один файл/) });
  expect((await run('good.json', '--dry-run')).out).toMatch(
    /^Готово \(проба, ничего не изменено\): 1\sрегион, 1\sмагазин, 2\sспособа получения\.$/m,
  );
  const open = async () =>
    (await clientOf((await room.open(env.DATA_DIR, { env })).url).call('/api/info', {})).stores;
  expect(await open()).toEqual([]);
});
