import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';

/** A request that is still arriving after it is cut, s; without it these would drip for ever. */
const REQUEST_SECONDS = 1;

const room = createRoom();
const urls = { shop: '', front: '' };
beforeAll(async () => {
  const env = { REQUEST_SECONDS: String(REQUEST_SECONDS) };
  urls.shop = (await room.open(await room.filled(), { env })).url;
  urls.front = (await room.open(await room.folder(), { env: { ...env, SHOP_API_URL: urls.shop } })).url;
});
afterAll(() => room.clear());

const HEAD = 'POST /api/info HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n';

/**
 * Sends `begin`, then `more` every 100 ms; seconds until the connection is gone. What is sent to a connection
 * that was just cut may be answered with a reset: that is a cut, too.
 */
async function lasts(url: string, begin: string, more: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const gone = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
  const began = performance.now();
  socket.write(begin);
  const drip = setInterval(() => socket.write(more), 100);
  socket.resume();
  await gone;
  clearInterval(drip);
  return (performance.now() - began) / 1_000;
}

describe.concurrent.each(['shop', 'front'] as const)('the %s', (which) => {
  test.concurrent.each([
    ['a body', `${HEAD}Content-Length: 10000\r\n\r\n{`, ' '],
    ['a body in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
    ['a head', `${HEAD}X-Slow: `, 'x'],
    ['nothing at all', '', ''],
  ])('cuts %s that drips in off in time', { timeout: 20_000 }, async (_what, begin, more) => {
    const seconds = await lasts(urls[which], begin, more);
    expect(seconds).toBeGreaterThan(REQUEST_SECONDS - 0.5);
  });
});
