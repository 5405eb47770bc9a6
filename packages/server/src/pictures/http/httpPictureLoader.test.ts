import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpPictureLoader } from './httpPictureLoader.ts';

const server = createServer((request, response) => {
  const send = (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
    void response.writeHead(status, headers).end(body);
  const hops = /^\/hop\/(\d)$/.exec(request.url ?? '')?.[1];
  if (hops) return send(302, { location: hops === '1' ? '/ok' : `/hop/${Number(hops) - 1}` });
  if (request.url === '/ok') return send(200, { 'content-type': 'image/png; x=y' }, 'picture');
  if (request.url === '/page') return send(200, { 'content-type': 'text/html' }, '<html>');
  if (request.url === '/svg') return send(200, { 'content-type': 'image/svg+xml' }, '<svg/>');
  if (request.url === '/inside') return send(302, { location: 'http://169.254.169.254/latest' });
  if (request.url === '/file') return send(302, { location: 'file:///etc/passwd' });
  if (request.url === '/large') return send(200, { 'content-type': 'image/png' }, Buffer.alloc(200_000));
  if (request.url === '/slow')
    return void response.writeHead(200, { 'content-type': 'image/png' }).write('p');
  return send(404, {});
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = {
  isAllowed: (address: string) => address === '127.0.0.1',
  isAllowedPort: () => true,
  bytesMax: 100_000,
};
const local = httpPictureLoader({ ...options, timeMax: 20_000 });
const impatient = httpPictureLoader({ ...options, timeMax: 400 });

test('a picture is loaded, a few redirects followed', async () => {
  expect(await local.load(`${origin}/ok`, 'light')).toEqual({ bytes: Buffer.from('picture'), tile: null });
  expect(await local.load(`${origin}/hop/3`, 'light')).toMatchObject({ bytes: Buffer.from('picture') });
});

test.each([
  ['/hop/4', 'Too many redirects'],
  ['/page', 'text/html'],
  ['/svg', 'image/svg+xml'],
  ['/nothing', '404'],
  ['/large', 'Larger'],
  ['/inside', 'Not a public address'],
  ['/file', 'Not an address to load from'],
])('%s is refused: %s', async (path, words) => {
  await expect(local.load(origin + path, 'light')).rejects.toThrow(words);
});

test('one that does not end is given up', async () => {
  await expect(impatient.load(`${origin}/slow`, 'light')).rejects.toThrow('aborted');
});

test('the own machine is never asked, by whatever name', async () => {
  const loader = httpPictureLoader({ isAllowedPort: () => true });
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    await expect(loader.load(`http://${host}:${port}/ok`, 'light')).rejects.toThrow('Not a public address');
  }
});

test('odd ports and passwords in the address are refused', async () => {
  const loader = httpPictureLoader();
  await expect(loader.load('http://shop.invalid:6379/x', 'light')).rejects.toThrow('Not an address');
  await expect(loader.load('http://me:secret@shop.invalid/x', 'light')).rejects.toThrow('Not an address');
});
