import type { Info } from '@siren/contract/info';
import { sql } from '@siren/server/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Boot } from '../pages/boot.ts';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
beforeAll(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir);
});
afterAll(() => room.clear());

/** One visit of a page, with the cookies that it sets. */
async function visit(path: string, cookie = '') {
  const answer = await fetch(`${shop.url}${path}`, { headers: { cookie } });
  const html = await answer.text();
  const [, json = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const info = (JSON.parse(json) as Boot).payload['/api/info {}'] as Info;
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { html, info, cookie: set.join('; ') || cookie };
}

const call = (path: string, payload: object) =>
  fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

const nameless = ({ html, info }: Awaited<ReturnType<typeof visit>>) => html.replaceAll(info.token, '');

test('guests see the same page, each with a token of their own', async () => {
  const [anna, boris] = [await visit('/section'), await visit('/section')];
  expect(anna.cookie).toBe(`token=${anna.info.token}`);
  expect(boris.cookie).toBe(`token=${boris.info.token}`);
  expect(anna.info.token).not.toBe(boris.info.token);
  expect(nameless(anna)).toBe(nameless(boris));
});

test('guests of another city see the page of their city', async () => {
  await visit('/section');
  const { info } = await visit('/section', 'region=moscow; city=moscow');
  expect(info.city.code).toBe('moscow');
});

test('who has put something into the cart sees it, and nobody else does', async () => {
  const guest = await visit('/section');
  const [offer] = await withData(dataDir, (db) =>
    db.query<{ id: number }>(sql`select offer_id as id from stock where quantity > 5 limit 1`),
  );
  const added = await call('/api/cart/add', { token: guest.info.token, id: offer?.id });
  expect(added.status).toBe(200);
  expect((await visit('/section', guest.cookie)).info.cart.content).toHaveLength(1);
  expect((await visit('/section')).info.cart.content).toEqual([]);
});

test('a change of the catalogue is on the next page', async () => {
  await visit('/section');
  await withData(dataDir, (db) => db.query(sql`update sections set name = 'Софы' where path = 'divany'`));
  await expect.poll(async () => (await visit('/section')).html).toContain('Софы');
});

test('words that are searched for may be anything, as long as a token for one', async () => {
  const words = '*'.repeat(32);
  const { html, info } = await visit(`/search?query=${encodeURIComponent(words)}`);
  expect(info.token).toMatch(/^[\w-]{32}$/);
  expect(html.split(info.token)).toHaveLength(2);
  expect(html).toContain(`value="${words}"`);
  expect(html).toMatch(/<\/html>$/);
});
