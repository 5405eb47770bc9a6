import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { download } from './download.ts';
import type { DownloadOptions } from './download.ts';

let heard: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  heard.push(request.headers);
  const send = (status: number, headers: Record<string, string> = {}, body: string | Buffer = '') =>
    void response.writeHead(status, headers).end(body);
  if (request.url === '/same' && request.headers['if-none-match'] === '"1"') return send(304);
  if (request.url === '/ok' || request.url === '/same')
    return send(200, { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }, 'feed');
  if (request.url === '/moved') return send(302, { location: '/ok' });
  if (request.url === '/away') return send(302, { location: `${other}/ok` });
  if (request.url === '/round') return send(302, { location: '/round' });
  if (request.url === '/inside') return send(302, { location: 'http://169.254.169.254/latest' });
  if (request.url === '/file') return send(302, { location: 'file:///etc/passwd' });
  if (request.url === '/large') return send(200, {}, Buffer.alloc(200_000));
  if (request.url === '/slow') return void response.writeHead(200).write('f');
  if (request.url === '/broken') {
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    return;
  }
  return send(404);
});
let origin: string;
let other: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  other = `http://localhost:${port}`;
});
beforeEach(() => {
  heard = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local = (address: string) => address === '127.0.0.1' || address === '::1';
async function load(path: string, options: Partial<DownloadOptions> = {}) {
  const pieces: Buffer[] = [];
  const answer = await download(
    path.startsWith('/') ? origin + path : path,
    async (piece) => void pieces.push(piece),
    {
      ...{ bytesMax: 100_000, signal: new AbortController().signal, login: null },
      ...{ known: { etag: '', modified: '' }, isAllowed: local, ...options },
    },
  );
  return { answer, text: Buffer.concat(pieces).toString() };
}

test('a file is downloaded with what it says of itself, and not again while it is the same', async () => {
  const first = await load('/same');
  expect(first).toEqual({
    text: 'feed',
    answer: { etag: '"1"', modified: 'Sat, 21 Nov 2026 10:00:00 GMT' },
  });
  expect(await load('/same', { known: { etag: '"1"', modified: '' } })).toEqual({ text: '', answer: null });
});

test('login and password go to the address itself alone', async () => {
  const login = { user: 'loza', password: 'тайна' };
  await load('/moved', { login });
  const basic = `Basic ${Buffer.from('loza:тайна').toString('base64')}`;
  expect(heard.map(({ authorization }) => authorization)).toEqual([basic, basic]);
  heard = [];
  expect((await load('/away', { login })).text).toBe('feed');
  expect(heard.map(({ authorization }) => authorization)).toEqual([basic, undefined]);
});

test.each([
  ['/round', 'status'],
  ['/nothing', 'status'],
  ['/inside', 'inner'],
  ['/file', 'unreachable'],
  ['/large', 'too_large'],
  ['/broken', 'unreachable'],
])('%s is refused: %s', async (path, failure) => {
  await expect(load(path)).rejects.toMatchObject({ failure });
});

test('one that is silent, or does not end, is given up', async () => {
  await expect(load('/slow', { silenceMax: 200 })).rejects.toMatchObject({ failure: 'too_long' });
  await expect(load('/slow', { timeMax: 200 })).rejects.toMatchObject({ failure: 'too_long' });
});

test('a process that ends stops it', async () => {
  const ending = new AbortController();
  const loading = load('/slow', { signal: ending.signal });
  ending.abort(new Error('ends'));
  await expect(loading).rejects.toThrow('ends');
});

test('the own machine and its network are never asked, by whatever name', async () => {
  for (const address of [origin, other, 'http://[::1]/', 'http://10.0.0.1/', 'http://169.254.169.254/'])
    await expect(load(`${address}`, { isAllowed: undefined })).rejects.toMatchObject({ failure: 'inner' });
  expect(heard).toEqual([]);
});
