import { startCluster } from '@siren/server/db';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from './testing/createRoom.ts';
import { feedXml } from './testing/feedXml.ts';
import type { LaunchedShop } from './testing/launchShop.ts';
import { postgresOf } from './testing/postgresOf.ts';
import { runCommand } from './testing/runCommand.ts';

const room = createRoom();
let home: string;
beforeAll(async () => {
  home = await room.folder();
  await writeFile(join(home, 'Свет.xml'), feedXml('Лампы дневные', offers));
});
afterAll(() => room.clear());

const offers = [
  { id: '1', name: 'Лампа «Полдень»', price: 1_490, count: 7 },
  { id: '2', name: 'Лампа «Без цены»', price: 0, count: 1 },
  { id: '3', name: 'Лампа «Закат»', price: 2_190, count: 2 },
];

/** `pnpm shop …`, typed in the folder where the feeds lie. */
const command = (env: Record<string, string>, ...args: string[]) => runCommand(args, { folder: home, env });

const imports = (env: Record<string, string>) => command(env, 'import', 'Свет.xml');
const TAKEN = /прочитано 3: новых 2, изменено 0, без изменений 0, не взято 1/;
const AGAIN = /прочитано 3: новых 0, изменено 0, без изменений 2, не взято 1/;

async function expectShown({ url }: LaunchedShop): Promise<void> {
  const page = async (path: string) => (await fetch(url + path)).text();
  await expect.poll(() => page('/section')).toContain('Лампы дневные');
  const section = await page('/section/lampy-dnevnye');
  expect(section).toContain('Лампа «Полдень»');
  expect(section).not.toContain('Без цены');
}

describe('pnpm shop import', () => {
  test('works beside an open shop, which shows at once what came in; the shop goes on', async () => {
    const dataDir = await room.filled();
    const shop = await room.open(dataDir);
    // What it answers from memory now is not to be answered any more after the import.
    expect(await (await fetch(`${shop.url}/section`)).text()).not.toContain('Лампы дневные');
    const first = await imports({ DATA_DIR: dataDir });
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.out).toMatch(TAKEN);
    expect(first.out).toMatch(/строка 8, id 2: .*[Цц]ен/);
    await expectShown(shop);
    expect((await imports({ DATA_DIR: dataDir })).out).toMatch(AGAIN);
    expect((await fetch(shop.url)).status).toBe(200);
    expect(await shop.stop()).toBe(0);
  });

  test('works on a closed shop, makes one where there is none, and leaves nothing running', async () => {
    const dataDir = await room.folder();
    expect((await imports({ DATA_DIR: dataDir })).out).toMatch(TAKEN);
    expect(postgresOf(dataDir)).toBeNull();
    expect((await imports({ DATA_DIR: dataDir })).out).toMatch(AGAIN);
    await expectShown(await room.open(dataDir));
  });

  test('works on the database of DATABASE_URL', async () => {
    const server = await startCluster({ dataDir: await room.folder(), log: () => {}, transport: 'tcp' });
    const env = { DATABASE_URL: server.url };
    const shop = await room.open(await room.folder(), { env });
    expect((await imports(env)).out).toMatch(TAKEN);
    await expectShown(shop);
    expect((await imports(env)).out).toMatch(AGAIN);
    await shop.stop();
    await server.stop();
  });

  test.each([
    ['an unknown command', ['export'], 2, /^Использование: /],
    ['no file', ['import'], 2, /^Использование: /],
    ['a file that is not there', ['import', 'nothing.xml'], 2, /^Файла нет/],
    ['an unknown region', ['import', 'Свет.xml', '--region', 'mars'], 2, /^Региона «mars» нет/],
  ])('%s is told in a line', async (_, args, code, words) => {
    const result = await command({ DATA_DIR: join(home, 'data') }, ...args);
    expect(result).toMatchObject({ code, errors: '' });
    expect(result.out).toMatch(words);
    expect(postgresOf(join(home, 'data'))).toBeNull();
  });

  test('a database that does not answer is told in a line', async () => {
    const DATABASE_URL = 'postgresql://shop:hunter2@127.0.0.1:1/shop';
    const { code, out, errors } = await imports({ DATABASE_URL });
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(/^Cannot use the database: [^\n]*\n$/);
  });
});
