import { regions } from '@siren/demo/shop';
import { startCluster } from '@siren/server/db';
import { afterEach, expect, inject, test } from 'vitest';
import { catalogueOf } from '../testing/catalogueOf.ts';
import { createRoom } from '../testing/createRoom.ts';
import { postgresOf } from '../testing/postgresOf.ts';
import { withData, withUrl } from '../testing/withDatabase.ts';

/** The last line before the shop is open. */
const LAST_FILLED = new RegExp(`Наполняем каталог: ${regions.at(-1)?.name}|открыта`);

const room = createRoom();
afterEach(() => room.clear());

test.each(['the shop', 'the shop and PostgreSQL'])(
  'a first start during which %s is killed again and again is completed by the next one',
  async (what) => {
    const dataDir = await room.folder();
    for (const line of [null, /Наполняем/, LAST_FILLED, /открыта/]) {
      const shop = room.launch(dataDir);
      // The first time before there is a database, then where the filling begins, where it ends, and after it.
      if (line) await shop.says(line);
      shop.kill('SIGKILL');
      const pid = postgresOf(dataDir);
      if (pid && what !== 'the shop') process.kill(pid, 'SIGKILL');
      await shop.ended;
    }
    const shop = await room.open(dataDir);
    expect(shop.complaints()).toEqual([]);
    expect(await withData(dataDir, catalogueOf)).toEqual(inject('filledShop').catalogue);
    expect(await shop.stop()).toBe(0);
  },
);

test('two shops that start on one empty database fill it once', async () => {
  const home = await room.folder();
  const server = await startCluster({ dataDir: home, log: () => {}, transport: 'tcp' });
  const env = { DATABASE_URL: server.url, DEMO: '1' };
  const shops = await Promise.all([1, 2].map(async () => room.launch(await room.folder(), { env })));
  await Promise.all(shops.map((shop) => shop.ready()));
  expect(shops.flatMap((shop) => shop.complaints())).toEqual([]);
  expect(await withUrl(server.url, catalogueOf)).toEqual(inject('filledShop').catalogue);
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});
