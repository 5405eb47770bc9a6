import { paths } from '@siren/contract/routes';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { killPostgres } from '../testing/postgresOf.ts';

const room = createRoom();
afterEach(() => room.clear());

/** Paths that the first part of the sitemap with such a name tells. */
async function told({ url }: LaunchedShop, part: string): Promise<string[]> {
  const xml = await fetch(`${url}/sitemap/${part}.xml`).then((answer) => answer.text());
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** What people, crawlers and scripts ask for. */
async function everything(shop: LaunchedShop): Promise<string[]> {
  const lists = await Promise.all(['sections', 'promos', 'products-1'].map((part) => told(shop, part)));
  const pages = [
    ...[paths.home(), paths.sections(), paths.search('диван'), paths.cart(), paths.login()],
    ...lists.flatMap((list) => list.slice(0, 2)),
  ];
  const payloads = pages.map((page) => `${page.split('?')[0]?.replace(/\/$/, '')}/_payload.json`);
  return [...pages, ...payloads, '/sitemap.xml', '/sitemap/products-1.xml', '/pictures/1/320.webp'];
}

const ask = ({ url }: LaunchedShop, address: string): Promise<number> =>
  fetch(new URL(address, url), { redirect: 'manual' }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

describe('while PostgreSQL is gone and cannot be started', () => {
  let shop: LaunchedShop;
  let dataDir: string;
  let addresses: string[];
  const control = () => join(dataDir, 'postgres/global/pg_control');

  beforeEach(async () => {
    dataDir = await room.filled();
    shop = await room.open(dataDir);
    addresses = await everything(shop);
    expect(addresses.length).toBeGreaterThan(15);
    await rename(control(), `${control()}.away`);
    killPostgres(dataDir);
  });

  test('whatever is asked for is answered, and the shop goes on as soon as it can', async () => {
    // At once, when connections break under what is being read, and once there are none.
    for (let round = 0; round < 3; round += 1) {
      const answered = await Promise.all(addresses.map((address) => ask(shop, address)));
      expect(answered.every((status) => status >= 200)).toBe(true);
      await shop.says(/It is tried again/);
    }
    await rename(`${control()}.away`, control());
    await shop.sells();
    expect(await Promise.all(addresses.map((address) => ask(shop, address)))).toEqual(
      addresses.map(() => expect.toSatisfy((status: number) => status < 500)),
    );
    expect(shop.complaints().filter((line) => /nobody waited/.test(line))).toEqual([]);
    expect(await shop.stop()).toBe(0);
  });
});
