import { createClient } from '@siren/contract/client';
import { readFile, writeFile } from 'node:fs/promises';
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

/** What the README says of a real shop: its file of places and its lines for the shell. */
async function readSteps() {
  const readme = await readFile(join(rootDir, 'README.md'), 'utf8');
  const [section = ''] = /^## A real shop\n.*?(?=^## )/ms.exec(readme) ?? [];
  const block = (kind: string) => new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(section)?.[1] ?? '';
  return { places: block('json'), lines: block('sh').trim().split('\n') };
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

test('a real shop sells its first good by the README alone', async () => {
  const { places, lines } = await readSteps();
  const folder = await room.folder();
  const dataDir = await room.folder();
  await writeFile(join(folder, 'places.json'), places);
  await writeFile(
    join(folder, 'feed.xml'),
    feedXml('Лампы', [{ id: '1', name: 'Лампа «Полдень»', price: 1_490, count: 2 }]),
  );
  const env: Record<string, string> = { DATA_DIR: dataDir };
  const commands: string[] = [];
  let url = '';
  for (const line of lines) {
    const [, name, value] = /^export (\w+)=(\S+)$/.exec(line) ?? [];
    const [, words] = /^npm run shop -- (.+)$/.exec(line) ?? [];
    if (name && value) env[name] = value;
    else if (words) {
      commands.push(words);
      const done = await runCommand(words.split(' '), { folder, env, input: PASSWORD });
      expect([words, done]).toEqual([words, { code: 0, errors: '', out: expect.any(String) }]);
    } else if (line === 'npm start') url = (await room.open(dataDir, { env })).url;
    else throw new Error(`The README has a step that nobody knows here: ${line}`);
  }
  expect(commands).toHaveLength(3);

  const guest = clientOf(url);
  const { demoAccounts, city, stores } = await guest.call('/api/info', {});
  expect([demoAccounts, city.name, stores[0]?.payTypes.map(({ code }) => code)]).toEqual([
    [],
    'Москва',
    ['cash'],
  ]);
  const { items } = await guest.call('/api/catalog/search', { query: 'лампа' });
  const buyer = createBuyer(url, [items[0]?.offer ?? 0]);
  const draft = await buyer.prepare();
  expect(draft.services).toEqual([{ key: 'courier', quantity: 1 }]);
  const order = await buyer.press(draft);
  const placed = await buyer.pay(order);
  expect(placed).toMatchObject({
    status: { code: 'confirmed' },
    payType: { code: 'cash' },
    delivery: { city: { name: 'Москва' }, date: expect.any(String) },
  });

  const boss = clientOf(url);
  await boss.call('/api/user/login', { login: 'boss', password: PASSWORD });
  expect((await boss.call('/api/order/get', { id: order })).lines).toMatchObject([
    { name: 'Лампа «Полдень»' },
  ]);
});
