import { sql } from '@siren/server/db';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuyer } from '../../testing/createBuyer.ts';
import { createRoom } from '../../testing/createRoom.ts';
import type { LaunchedShop } from '../../testing/launchShop.ts';
import { withData } from '../../testing/withDatabase.ts';

const room = createRoom();
let offers: number[];
let shop: LaunchedShop;
let front: LaunchedShop;
let frontDir: string;
let dataDir: string;
beforeAll(async () => {
  dataDir = await room.filled();
  offers = await withData(dataDir, async (db) => {
    const rows = await db.query<{ id: number }>(sql`
      select offer_id as id from stock group by 1
      having count(*) = (select count(*) from stores) order by 1 limit 3`);
    return rows.map(({ id }) => id);
  });
  shop = await room.open(dataDir);
  frontDir = await room.folder();
  front = await room.open(frontDir, { env: { SHOP_API_URL: shop.url } });
});
afterAll(() => room.clear());

const pageOf = async ({ url }: LaunchedShop, path: string) => (await fetch(url + path)).text();
const found = (html: string, pattern: RegExp) => [...new Set(html.match(pattern))].toSorted();
const tokenOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('token='));

describe('in front of another backend', () => {
  test('pages and their data show its goods, and no database is opened', async () => {
    const [own, other] = [await pageOf(front, '/'), await pageOf(shop, '/')];
    const goods = found(own, /\/product\/[\w-]+/g);
    expect(goods).not.toEqual([]);
    expect(goods).toEqual(found(other, /\/product\/[\w-]+/g));
    expect(JSON.parse(await pageOf(front, '/section/_payload.json'))).toEqual(
      JSON.parse(await pageOf(shop, '/section/_payload.json')),
    );
    expect((await fetch(`${front.url}/product/none`)).status).toBe(404);
    expect(await readdir(frontDir)).toEqual([]);
  });

  test('an order is placed through it', async () => {
    const buyer = createBuyer(front.url, offers);
    const order = await buyer.press(await buyer.prepare());
    expect(await buyer.read(order)).toMatchObject({ id: order });
    buyer.moveTo(shop.url);
    expect(await buyer.read(order)).toMatchObject({ id: order });
  });

  test('pictures come through it, refusals with their status', async () => {
    const [picture = ''] = found(await pageOf(front, '/'), /\/pictures\/\w+\/\d+\.webp/g);
    const [own, other] = await Promise.all([fetch(front.url + picture), fetch(shop.url + picture)]);
    expect(own.headers.get('content-type')).toBe('image/webp');
    expect(own.headers.get('cache-control')).toBe(other.headers.get('cache-control'));
    expect(await own.bytes()).toEqual(await other.bytes());
    expect((await fetch(`${front.url}/api/nothing`, { method: 'POST' })).status).toBe(404);
  });

  test('a visitor keeps token and city', async () => {
    const first = tokenOf(await fetch(front.url)) ?? '';
    expect(first).toMatch(/^token=[\w-]{32};.*HttpOnly; SameSite=Lax/);
    const [cookie = ''] = first.split(';');
    expect(tokenOf(await fetch(front.url, { headers: { cookie } }))).toBeUndefined();
    const chosen = await fetch(`${front.url}/api/info/set-region`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token: cookie.slice('token='.length),
        region: 'sverdlovsk',
        city: 'nizhny-tagil',
      }),
    });
    const places = chosen.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(places).toEqual(expect.arrayContaining(['region=sverdlovsk', 'city=nizhny-tagil']));
    const page = await fetch(front.url, { headers: { cookie: [cookie, ...places].join('; ') } });
    expect(await page.text()).toContain('"city":{"code":"nizhny-tagil"');
  });

  test('the socket answers our pages, and no others', async () => {
    const open = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(front.url.replace('http', 'ws') + '/socket', {
          headers: { origin },
        } as never);
        const packet = { channel: 'system', opcode: 'auth', data: { login: 'admin', uidh: 'x'.repeat(32) } };
        socket.addEventListener('open', () => socket.send(JSON.stringify(packet)));
        socket.addEventListener('message', (event) => {
          resolve(String(event.data));
          socket.close();
        });
        socket.addEventListener('error', () => resolve('refused'));
      });
    expect(await open(front.url)).toContain('auth_result');
    expect(await open('https://evil.example')).toBe('refused');
  });

  const health = async (path: string) => {
    const answer = await fetch(front.url + path);
    return [answer.status, answer.headers.get('cache-control'), await answer.json()];
  };

  test('places of sockets are counted by visitor, not all as those of the process in front', async () => {
    const open = async (address: string) => {
      const socket = new WebSocket(front.url.replace('http', 'ws') + '/socket', {
        headers: { 'x-forwarded-for': address },
      } as never);
      await once(socket, 'open');
      return { socket, closed: once(socket, 'close') as Promise<[CloseEvent]> };
    };
    const one = await open('203.0.113.1');
    const first = await open('203.0.113.2');
    const more = [];
    for (let opened = 1; opened <= 20; opened += 1) more.push(await open('203.0.113.2'));
    const [{ code }] = await first.closed;
    expect(code).toBe(1013);
    expect(one.socket.readyState).toBe(WebSocket.OPEN);
    for (const { socket } of [one, ...more]) socket.close();
  });

  test('it is ready when the backend is, and passes on what is missing there', async () => {
    expect(await health('/healthz')).toEqual([200, 'no-store', { alive: true }]);
    expect(await health('/readyz')).toEqual([200, 'no-store', { ready: true, missing: [] }]);
    await withData(dataDir, (db) => db.query(sql`alter table stock rename to stock_away`));
    expect(await health('/readyz')).toEqual([503, 'no-store', { ready: false, missing: ['stock'] }]);
    await withData(dataDir, (db) => db.query(sql`alter table stock_away rename to stock`));
    expect((await health('/readyz'))[0]).toBe(200);
  });

  test('when the backend has gone, it lives and is not ready', async () => {
    await shop.stop();
    expect(await health('/readyz')).toEqual([503, 'no-store', { ready: false, missing: ['backend'] }]);
    expect((await health('/healthz'))[0]).toBe(200);
  });

  test('when the backend has gone, pages say so', async () => {
    for (const path of ['/', '/section', '/cart']) {
      const page = await fetch(front.url + path);
      const html = await page.text();
      expect([path, page.status]).toEqual([path, 500]);
      expect(html).toContain('<html');
      expect(html).not.toMatch(/ECONN|\.ts:\d|node_modules/);
    }
    const call = await fetch(`${front.url}/api/info`, { method: 'POST', body: '{}' });
    expect([call.status, await call.json()]).toEqual([502, { public_error: false }]);
    expect(front.complaints().join('\n')).not.toMatch(/^\s+at /m);
    expect(await front.stop()).toBe(0);
  });
});

describe('a backend that cannot be used is told in one line', () => {
  const complaintsOf = async (env: Record<string, string>) => {
    const failed = room.launch(await room.folder(), { env });
    expect(await failed.ended).toBe(1);
    return failed.complaints();
  };

  test('nobody answers', async () => {
    // To port 1 no `fetch` goes.
    const SHOP_API_URL = 'http://127.0.0.1:2';
    expect(await complaintsOf({ SHOP_API_URL })).toEqual([
      `Cannot use the backend at SHOP_API_URL ${SHOP_API_URL}: ECONNREFUSED.`,
    ]);
  });

  test('somebody else answers', async () => {
    const other = createServer((_request, reply) => reply.end('<html>')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const SHOP_API_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await complaintsOf({ SHOP_API_URL })).toEqual([expect.stringContaining('is no JSON')]);
    other.close();
  });

  test('a socket without one', async () => {
    expect(await complaintsOf({ SOCKET_URL: 'wss://live.example.ru/socket' })).toEqual([
      expect.stringMatching(/^SOCKET_URL .* SHOP_API_URL/),
    ]);
  });
});
