import { mkdtempSync, chmodSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '../../packages/server/src/db/index.ts';
import { launch } from './launch.ts';
import type { Launched } from './launch.ts';
import { orderSomething, readOrder } from './shopper.ts';

const home = mkdtempSync(join(tmpdir(), 'siren-outside-'));
chmodSync(home, 0o755);
const clusters: { stop(): Promise<void> }[] = [];
let shop: Launched | undefined;

afterAll(async () => {
  shop?.cut();
  for (const cluster of clusters) await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Address of an empty database of somebody else's, as far as the shop knows. */
async function outsideDatabase(name: string): Promise<string> {
  const cluster = await startCluster({
    dataDir: join(home, name),
    log: () => undefined,
    onGone: (reason) => {
      throw new Error(reason);
    },
  });
  clusters.push(cluster);
  return cluster.url;
}

async function start(env: Record<string, string>): Promise<Launched> {
  shop = await launch(join(home, 'data'), env);
  await shop.ready();
  return shop;
}

async function stop(running: Launched): Promise<number | null> {
  running.kill('SIGTERM');
  return running.ended;
}

test('DATABASE_URL: an outside database starts as an empty shop, without demo accounts', async () => {
  const empty = await start({ DATABASE_URL: await outsideDatabase('empty') });
  expect((await fetch(empty.url)).status).toBe(200);
  expect(empty.output()).not.toContain('buyer-demo');
  expect(await stop(empty)).toBe(0);
});

test('DATABASE_URL with DEMO=1: the same shop as on the embedded database, and it lasts', async () => {
  const env = { DATABASE_URL: await outsideDatabase('demo'), DEMO: '1' };
  const first = await start(env);
  const order = await orderSomething(first.url);
  expect(await stop(first)).toBe(0);
  const second = await start(env);
  expect(await readOrder(second.url, order)).toMatchObject({ id: order.id });
  expect(await stop(second)).toBe(0);
});

test('DATABASE_URL: nothing of a database lies in the data folder', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.startsWith('data/') && file.includes('PG_VERSION'))).toEqual([]);
});
