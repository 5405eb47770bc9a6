import { refusal } from '@siren/contract/errors';
import type { ApiError } from '@siren/contract/errors';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRoom } from '../../testing/createRoom.ts';
import type { LaunchedShop } from '../../testing/launchShop.ts';

const room = createRoom();
let front: LaunchedShop;
/** What the backend refuses, by path. */
const refused = new Map<string, ApiError>();
let shop: LaunchedShop;

/** A backend that hands on what it does not refuse. */
const backend = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { url = '' } = request;
    const said = refused.get(url);
    reply.setHeader('content-type', 'application/json');
    if (said) return reply.writeHead(said.status).end(JSON.stringify(said.body));
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' } };
    void fetch(shop.url + url, { ...asked, body: Buffer.concat(chunks) }).then(async (answer) =>
      reply.writeHead(answer.status).end(await answer.bytes()),
    );
  });
});

beforeAll(async () => {
  shop = await room.open(await room.filled());
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const SHOP_API_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  front = await room.open(await room.folder(), { env: { SHOP_API_URL } });
});
afterEach(() => refused.clear());
afterAll(async () => {
  backend.close();
  await room.clear();
});

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** What is drawn in the place of the page, and what its answer says. */
const ask = async (path: string, headers = {}) => {
  const answer = await fetch(front.url + path, { headers });
  const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
  const words = main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ways = [...main.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  const { status } = answer;
  const [wait, robots] = ['retry-after', 'x-robots-tag'].map((name) => answer.headers.get(name));
  return { status, wait, robots, words, ways };
};

test('what was asked for too often is answered by 429 with the wait, in words for people', async () => {
  refused.set('/api/catalog/sections', refusal('general.too_many_requests', { retryAfter: 30 }));
  expect(await ask('/section')).toMatchObject({
    ...{ status: 429, wait: '30', robots: 'noindex', ways: ['/'] },
    words: '429 Слишком много запросов Слишком часто. Подождите немного. Осталось 30 с. Повторить На главную',
  });
  expect(await ask('/section/_payload.json')).toMatchObject({ status: 429, wait: '30' });
  expect(await ask('/section', { 'user-agent': BOT })).toMatchObject({ status: 429, wait: '30', words: '' });
  expect(front.complaints()).toEqual([]);
});

test('what is not for this visitor is answered by 403, with the login where that helps', async () => {
  refused.set('/api/catalog/sections', refusal('user.blocked'));
  expect(await ask('/section')).toMatchObject({
    ...{ status: 403, wait: null, robots: 'noindex', ways: ['/section', '/'] },
    words: expect.stringMatching(/^403 Доступ закрыт Учётная запись заблокирована/),
  });
  refused.set('/api/catalog/sections', refusal('user.not_authorized'));
  expect(await ask('/section')).toMatchObject({
    ...{ status: 403, ways: ['/lk/login', '/'] },
    words: '403 Доступ закрыт Войдите, чтобы продолжить. Войти На главную',
  });
  expect(front.complaints()).toEqual([]);
});

test('who is refused everything gets the same words without the frame, and no error of the server', async () => {
  for (const path of ['/api/info', '/api/catalog/sections'])
    refused.set(path, refusal('general.too_many_requests', { retryAfter: 61.5 }));
  expect(await ask('/section')).toMatchObject({
    ...{ status: 429, wait: '62' },
    words: expect.stringMatching(/^429 Слишком много запросов Слишком часто. .* Осталось 2 мин. Обновить/),
  });
  expect(front.complaints()).toEqual([]);
});

test('a refusal that reading a page cannot bring about is a failure, and logged as one', async () => {
  refused.set('/api/catalog/sections', refusal('user.unknown'));
  expect(await ask('/section')).toMatchObject({
    ...{ status: 500, wait: null },
    words: expect.stringMatching(/^500 Internal Server Error /),
  });
  expect(front.complaints().join('\n')).toContain('/section failed');
});
