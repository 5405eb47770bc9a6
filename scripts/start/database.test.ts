import { mkdtempSync, chmodSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from '../../packages/server/src/db/index.ts';
import { launch } from './launch.ts';
import type { Launched } from './launch.ts';
import { orderSomething, readOrder } from './shopper.ts';

const home = mkdtempSync(join(tmpdir(), 'siren-outside-'));
chmodSync(home, 0o755);
let cluster: Awaited<ReturnType<typeof startCluster>>;
let shop: Launched | undefined;

beforeAll(async () => {
  cluster = await startCluster({
    dataDir: join(home, 'database'),
    log: () => undefined,
    onGone: (reason) => {
      throw new Error(reason);
    },
  });
});
afterAll(async () => {
  shop?.cut();
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<Launched> {
  shop = await launch(join(home, 'data'), { DATABASE_URL: cluster.url, ...env });
  await shop.ready();
  return shop;
}

async function stop(running: Launched): Promise<number | null> {
  running.kill('SIGTERM');
  return running.ended;
}

test('DATABASE_URL: an outside database starts as an empty shop, without demo accounts', async () => {
  const empty = await start({});
  expect((await fetch(empty.url)).status).toBe(200);
  expect(empty.output()).not.toContain('buyer-demo');
  expect(await stop(empty)).toBe(0);
});

test('DATABASE_URL with DEMO=1: the same shop as on the embedded database, and it lasts', async () => {
  const first = await start({ DEMO: '1' });
  const order = await orderSomething(first.url);
  expect(await stop(first)).toBe(0);
  const second = await start({ DEMO: '1' });
  expect(await readOrder(second.url, order)).toMatchObject({ id: order.id });
  expect(await stop(second)).toBe(0);
});

test('DATABASE_URL: nothing of a database lies in the data folder', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.startsWith('data/') && file.includes('PG_VERSION'))).toEqual([]);
});
