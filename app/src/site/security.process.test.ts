import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const room = createRoom();
let shop: LaunchedShop;
let front: LaunchedShop;
beforeAll(async () => {
  shop = await room.open(await room.filled(), { env: { SECURITY_CONTACT: 'holes@shop.ru' } });
  front = await room.open(await room.folder(), { env: { SHOP_API_URL: shop.url } });
});
afterAll(() => room.clear());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });

test('who found a hole is told whom to write to, in which language, and for how long that is true', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  ) as Record<string, string>;
  expect(fields).toEqual({
    Contact: 'mailto:holes@shop.ru',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'Preferred-Languages': 'ru, en',
    Canonical: `${shop.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('a host that nobody vouches for is not told as the canonical one', async () => {
  const answer = await ask('/.well-known/security.txt', { 'x-forwarded-host': 'evil.example' });
  expect(await answer.text()).not.toMatch(/Canonical|evil/);
});

test('without a contact there is no such file', async () => {
  expect((await fetch(`${front.url}/.well-known/security.txt`)).status).toBe(404);
});

test('over HTTPS a browser is told to come by nothing else, over HTTP it is not', async () => {
  for (const path of ['/', '/favicon.svg', '/api/docs', '/nowhere']) {
    const secure = await ask(path, { 'x-forwarded-proto': 'https' });
    expect([path, secure.headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
    expect((await ask(path)).headers.get('strict-transport-security')).toBeNull();
  }
});

test('pages, files, pictures and calls say what a browser may be asked for, and are what they say they are', async () => {
  const home = await (await ask('/')).text();
  const asset = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? '';
  const picture = /\/pictures\/[^" ]+/.exec(home)?.[0] ?? '';
  for (const path of ['/', asset, picture, '/api/docs', '/healthz', '/nowhere', '/api/nothing']) {
    const { headers } = await ask(path);
    const policy = headers.get('permissions-policy')?.split(', ') ?? [];
    expect([path, policy]).toEqual([
      path,
      expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'geolocation=(self)']),
    ]);
    expect(policy).toContain('fullscreen=(self)');
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
});

test('the description of the API may neither run nor load nor send anything', async () => {
  const policy = (await ask('/api/docs')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(policy).toContain("form-action 'none'; frame-ancestors 'none'");
});
