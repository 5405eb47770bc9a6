import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import type { LoadedPicture, PictureLoader } from './PictureLoader.ts';
import { picturesPlugin } from './picturesPlugin.ts';

const drawing = (
  ground: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200">
<rect width="400" height="200" fill="${ground}"/><rect x="100" width="200" height="200" fill="#ff0000"/></svg>`;
const GROUNDS = { light: '#00ff00', dark: '#0000ff' };

let db: TestDatabase;
let server: FastifyInstance;
let folder: string;
let sources: Record<string, (theme: 'light' | 'dark') => Promise<LoadedPicture>>;
let loads: string[];
let told: [string, unknown][];
let time: number;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siren-pictures-'));
  loads = [];
  told = [];
  time = 0;
  sources = {
    'demo://drawing': async (theme) => ({ svg: drawing(GROUNDS[theme]), tile: 'sage' }),
  };
  server = await start();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await db.query(sql`truncate pictures restart identity cascade`);
});

/** Tells of `listened`: the plugin has done what it does then; and of `queued`: a picture has its place in the queue. */
const start = async (version = '1', events = new EventEmitter()) => {
  const app = fastify();
  const loader: PictureLoader = {
    version,
    canLoad: () => true,
    isDrawn(url) {
      // It is the last thing that is asked before.
      events.emit('queued');
      return url.startsWith('demo:');
    },
    async load(url, theme) {
      loads.push(url);
      const source = sources[url];
      if (!source) throw new Error('Answered 404');
      return source(theme);
    },
  };
  const onError = (error: unknown, message: string) => void told.push([message, error]);
  await app.register(async (own) => {
    await picturesPlugin(own, { db, loader, dataDir: folder, clock: () => new Date(time), onError });
    // Hooks of one plugin have their turns, those of two run at once.
    own.addHook('onListen', async () => void events.emit('listened'));
  });
  return app;
};

const picture = async (url: string) => {
  const [row] = await db.query<{ id: number }>(sql`insert into pictures (url) values (${url}) returning id`);
  return row!.id;
};
const get = (path: string, headers = {}) => server.inject({ url: path, headers });
const kept = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));

test('a drawing is served in the width that is asked for, opaque', async () => {
  const id = await picture('demo://drawing');
  for (const width of [160, 320, 640, 960, 1280]) {
    const response = await get(`/pictures/${id}/${width}.webp`);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      width,
      height: width / 2,
      hasAlpha: false,
    });
  }
});

/** What the picture stands on, as a name of a colour. */
const groundOf = async (bytes: Buffer) => {
  const corner = await sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = corner;
  return { red: red > 235, green: green > 235, blue: blue > 235 };
};

test.each([
  ['160.webp', 'image/webp', { red: false, green: true, blue: false }],
  ['160.jpeg', 'image/jpeg', { red: false, green: true, blue: false }],
  ['160-dark.webp', 'image/webp', { red: false, green: false, blue: true }],
  ['160-dark.jpeg', 'image/jpeg', { red: false, green: false, blue: true }],
])('%s stands on the ground of its theme', async (file, type, ground) => {
  const id = await picture('demo://drawing');
  const { rawPayload, headers } = await get(`/pictures/${id}/${file}`);
  expect(headers['content-type']).toBe(type);
  expect(await groundOf(rawPayload)).toEqual(ground);
});

test('a photo is the same in both themes, fetched once, and white where it was transparent', async () => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  sources['https://p.invalid/0.png'] = async () => ({ bytes, tile: null });
  const id = await picture('https://p.invalid/0.png');
  const light = await get(`/pictures/${id}/160.webp`);
  const dark = await get(`/pictures/${id}/160-dark.webp`);
  expect(dark.rawPayload.equals(light.rawPayload)).toBe(true);
  expect(await groundOf(light.rawPayload)).toEqual({ red: true, green: true, blue: true });
  expect(loads).toHaveLength(1);
});

test('files of drawings that look otherwise now are neither served nor kept', async () => {
  const id = await picture('demo://drawing');
  await get(`/pictures/${id}/160.webp`);
  await server.close();
  const events = new EventEmitter();
  server = await start('2', events);
  await get(`/pictures/${id}/160.webp`);
  expect(loads).toHaveLength(2);
  const listened = once(events, 'listened');
  await server.listen({ port: 0, host: '127.0.0.1' });
  await listened;
  expect(await kept()).toHaveLength(1);
});

test('whoever leaves takes along what was not begun; the newest of the rest comes first', async () => {
  const events = new EventEmitter();
  const begun: string[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const drawn = (name: string) => {
    sources[`demo://${name}`] = async (theme) => {
      begun.push(name);
      events.emit('begun');
      if (name.startsWith('held')) await held;
      return { svg: drawing(GROUNDS[theme]), tile: 'sage' };
    };
    return picture(`demo://${name}`);
  };
  server = await start('1', events);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const ask = async (name: string, signal: AbortSignal | null = null) => {
    const id = await drawn(name);
    const queued = once(events, 'queued');
    const answer = fetch(`http://127.0.0.1:${port}/pictures/${id}/160.webp`, { signal }).catch(() => null);
    await queued;
    return { answer };
  };
  const slots = Math.max(1, availableParallelism() - 1);
  const first: Awaited<ReturnType<typeof ask>>[] = [];
  while (first.length < slots) {
    const oneBegun = once(events, 'begun');
    first.push(await ask(`held ${first.length}`));
    await oneBegun;
  }
  const leaving = new AbortController();
  const older = await ask('older');
  const left = await ask('left', leaving.signal);
  const newer = await ask('newer');
  leaving.abort();
  await left.answer;
  // The server has heard of it before it hears of the next one.
  const last = await ask('last');
  goOn();
  const answers = await Promise.all([...first, older, newer, last].map(({ answer }) => answer));
  expect(answers.every((answer) => answer?.status === 200)).toBe(true);
  expect(begun.slice(slots)).not.toContain('left');
  if (slots === 1) expect(begun.slice(slots)).toEqual(['last', 'newer', 'older']);
});

test('it is drawn once: then it is a file, for a new process too', async () => {
  const id = await picture('demo://drawing');
  const first = await get(`/pictures/${id}/160.webp`);
  await server.close();
  server = await start();
  const second = await get(`/pictures/${id}/160.webp`);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(loads).toEqual(['demo://drawing']);
});

test('many who ask at once wait for one drawing, and no half file is left', async () => {
  const id = await picture('demo://drawing');
  const widths = [160, 160, 160, 320, 320, 640];
  await Promise.all(widths.map((width) => get(`/pictures/${id}/${width}.webp`)));
  expect(loads).toHaveLength(1);
  const files = await kept();
  expect(files).toHaveLength(3);
  expect(files.every((name) => name.endsWith('.webp'))).toBe(true);
});

test('browsers keep it for good and ask again by its tag', async () => {
  const id = await picture('demo://drawing');
  const { headers } = await get(`/pictures/${id}/160.webp`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await get(`/pictures/${id}/160.webp`, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('size and ground are learned when the picture is first read', async () => {
  const id = await picture('demo://drawing');
  await get(`/pictures/${id}/160.webp`);
  expect(await db.query(sql`select width, height, tile from pictures`)).toEqual([
    { width: 400, height: 200, tile: 'sage' },
  ]);
});

test('a photo is never made larger than it is', async () => {
  const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer();
  sources['https://p.invalid/1.jpg'] = async () => ({ bytes, tile: null });
  const id = await picture('https://p.invalid/1.jpg');
  const { rawPayload } = await get(`/pictures/${id}/640.webp`);
  expect((await sharp(rawPayload).metadata()).width).toBe(300);
});

test('a source that cannot be had shows a stand-in for a short while, and is not asked all the time', async () => {
  const id = await picture('https://p.invalid/2.jpg');
  const response = await get(`/pictures/${id}/320.webp`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
  await get(`/pictures/${id}/640.webp`);
  expect(loads).toHaveLength(1);

  sources['https://p.invalid/2.jpg'] = sources['demo://drawing']!;
  time += 300_001;
  expect((await get(`/pictures/${id}/320.webp`)).headers['cache-control']).toContain('immutable');
});

test('what calls itself a picture and is none shows the stand-in too', async () => {
  sources['https://p.invalid/3.jpg'] = async () => ({ bytes: Buffer.from('<html>'), tile: null });
  const id = await picture('https://p.invalid/3.jpg');
  expect((await get(`/pictures/${id}/320.jpeg`)).headers['cache-control']).toBe('public, max-age=60');
});

test('a folder that cannot be written to costs speed, not pictures, and one line a minute', async () => {
  await writeFile(join(folder, 'pictures'), 'in the way');
  const id = await picture('demo://drawing');
  for (const width of [160, 320, 640])
    expect((await get(`/pictures/${id}/${width}.webp`)).statusCode).toBe(200);
  expect(told).toEqual([['A picture could not be kept', expect.any(String)]]);
  time += 60_000;
  await get(`/pictures/${id}/960.webp`);
  expect(told.slice(1).map(([message]) => message)).toEqual([
    'A picture could not be kept (2 more in the last minute)',
  ]);
});

test('other widths, formats, numbers and paths are not there', async () => {
  const id = await picture('demo://drawing');
  const paths = [
    '161.webp',
    '160.png',
    '160.svg',
    '0160.webp',
    '160',
    '160.webp.webp',
    '..%2f160.webp',
    '1600.webp',
  ];
  for (const path of paths) expect((await get(`/pictures/${id}/${path}`)).statusCode).toBe(404);
  for (const other of ['0', '999', '-1', '1e3', '99999999999', '%00', 'x'])
    expect((await get(`/pictures/${other}/160.webp`)).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});
