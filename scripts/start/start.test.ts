import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, launch } from './launch.ts';
import type { Launched } from './launch.ts';
import { orderSomething, readOrder } from './shopper.ts';

const folders: string[] = [];
const running: Launched[] = [];

/** A folder that the database's own user may enter too. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'siren-start-'));
  chmodSync(path, 0o755);
  folders.push(path);
  return path;
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Launched> {
  const shop = await launch(dataDir, env);
  running.push(shop);
  return shop;
}

async function stop(shop: Launched): Promise<number | null> {
  shop.kill('SIGTERM');
  return shop.ended;
}

afterAll(async () => {
  for (const shop of running) shop.cut();
  await Promise.all(running.map(({ ended }) => ended));
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

describe('npm start', () => {
  const dataDir = folder();
  let shop: Launched;
  beforeAll(async () => {
    shop = await start(dataDir);
    await shop.ready();
  });

  test('prints the address, the accounts to try it with, and how to open the Storybook', async () => {
    await expect.poll(() => shop.output()).toContain(shop.url);
    for (const words of ['buyer / buyer-demo', 'admin / admin-demo', 'storybook']) {
      expect(shop.output()).toContain(words);
    }
  });

  test('serves pages, the API and its description on that one address', async () => {
    expect(await (await fetch(shop.url)).text()).toContain('<html lang="ru"');
    expect(await (await fetch(`${shop.url}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.1' });
    expect((await fetch(`${shop.url}/api/docs`)).headers.get('content-type')).toContain('text/html');
  });

  test('refuses a second process on the same data in one line, and the first goes on', async () => {
    const second = await start(dataDir);
    expect(await second.ended).not.toBe(0);
    expect(second.complaints()).toHaveLength(1);
    expect((await fetch(shop.url)).ok).toBe(true);
  });

  test('refuses a taken port in one line', async () => {
    const second = await start(folder(), { PORT: new URL(shop.url).port });
    expect(await second.ended).toBe(1);
    expect(second.complaints()).toEqual([expect.stringMatching(/\b\d{4,5}\b/)]);
  });

  test('keeps a confirmed order through a power cut', async () => {
    const order = await orderSomething(shop.url);
    shop.cut();
    await shop.ended;
    shop = await start(dataDir);
    await shop.ready();
    expect(await readOrder(shop.url, order)).toMatchObject({ id: order.id, totals: { toPay: order.toPay } });
  });

  test('ends with 0 when told to, and starts again with everything in it', async () => {
    const order = await orderSomething(shop.url);
    expect(await stop(shop)).toBe(0);
    shop = await start(dataDir);
    await shop.ready();
    expect(await readOrder(shop.url, order)).toMatchObject({ id: order.id });
  });
});

describe('refuses in one line', () => {
  let shop: Launched | undefined;
  afterEach(() => shop?.cut());

  test.each([
    ['a data folder that is a file', () => ({ DATA_DIR: fileInsteadOfFolder() })],
    [
      'a database that is not there',
      async () => ({ DATABASE_URL: `postgresql://shop:secret@127.0.0.1:${await freePort()}/shop` }),
    ],
    ['a port that is none', () => ({ PORT: 'http' })],
  ])('%s', async (_, env) => {
    shop = await start(folder(), { PORT: String(await freePort()), ...(await env()) });
    expect(await shop.ended).toBe(1);
    expect(shop.complaints()).toHaveLength(1);
    expect(shop.output()).not.toMatch(/secret|^\s+at /m);
  });
});

function fileInsteadOfFolder(): string {
  const file = join(folder(), 'data');
  writeFileSync(file, '');
  return file;
}
