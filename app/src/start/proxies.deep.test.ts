import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';

const room = createRoom();
let shop: LaunchedShop;
let front: LaunchedShop;
beforeAll(async () => {
  const dataDir = await room.filled();
  shop = await room.open(dataDir);
  front = await room.open(await room.folder(), { env: { SHOP_API_URL: shop.url } });
});
afterAll(() => room.clear());

/** A request as it is written: `fetch` would put it in order. */
async function send(url: string, ...headers: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(['GET /section HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  return answer;
}
const status = (answer: string) => Number(answer.split(' ')[1]);

describe.each([
  ['the shop', () => shop],
  ['the app in front of another backend', () => front],
])('what nobody can mean is refused by %s', (_who, at) => {
  test.each([
    ['two hosts', ['Host: shop.ru', 'Host: evil.example']],
    ['a host that is none', ['Host: shop.ru/evil']],
    ['a host with a name in it', ['Host: shop.ru@evil.example']],
    ['a protocol that is none', ['Host: shop.ru', 'X-Forwarded-Proto: javascript']],
    ['a forwarded host that is none', ['Host: shop.ru', 'X-Forwarded-Host: evil.example/x']],
  ])('%s', async (_what, headers) => {
    const answer = await send(at().url, ...headers);
    expect(status(answer)).toBe(400);
    expect(answer).not.toContain('null/');
  });

  test('and what a proxy on this machine says goes', async () => {
    const answer = await send(at().url, 'Host: 127.0.0.1', 'X-Forwarded-Proto: https');
    expect(status(answer)).toBe(200);
    expect(answer).toMatch(/set-cookie: __Host-token=[\w-]{32};[^\n]*Secure/i);
    expect(answer).toContain('https://127.0.0.1/section');
  });
});

test('a proxy that is not named is believed nothing', async () => {
  const dataDir = await room.filled();
  const alone = await room.open(dataDir, { env: { TRUSTED_PROXIES: '10.0.0.1' } });
  const answer = await send(
    alone.url,
    'Host: 127.0.0.1',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-Host: evil.example',
  );
  expect(status(answer)).toBe(200);
  expect(answer).toMatch(/set-cookie: token=/i);
  expect(answer).not.toContain('evil.example');
  expect(answer).toContain('http://127.0.0.1/section');
});
