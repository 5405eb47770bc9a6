import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import type { LoadedPicture } from './PictureLoader.ts';
import { picturesPlugin } from './picturesPlugin.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200">
<rect x="100" width="200" height="200" fill="#ff0000"/></svg>`;

let db: TestDatabase;
let server: FastifyInstance;
let folder: string;
let sources: Record<string, () => Promise<LoadedPicture>>;
let loads: string[];
let time: number;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siren-pictures-'));
  loads = [];
  time = 0;
  sources = {
    'demo://drawing': async () => ({ svg: drawing, tile: 'sage', tileColor: '#00ff00' }),
  };
  server = await start();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await db.query(sql`truncate pictures restart identity cascade`);
});

const start = async () => {
  const app = fastify();
  const load = async (url: string) => {
    loads.push(url);
    const source = sources[url];
    if (!source) throw new Error('Answered 404');
    return source();
  };
  const loader = { canLoad: () => true, load };
  await app.register(picturesPlugin, { db, loader, dataDir: folder, clock: () => new Date(time) });
  return app;
};

const picture = async (url: string) => {
  const [row] = await db.query<{ id: number }>(sql`insert into pictures (url) values (${url}) returning id`);
  return row!.id;
};
const get = (path: string, headers = {}) => server.inject({ url: path, headers });
const kept = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));

test('a drawing is served in the width that is asked for, transparent as webp', async () => {
  const id = await picture('demo://drawing');
  for (const width of [160, 320, 640, 960, 1280]) {
    const response = await get(`/pictures/${id}/${width}.webp`);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      width,
      height: width / 2,
      hasAlpha: true,
    });
  }
});

test('as jpeg it stands on the colour of its tile', async () => {
  const id = await picture('demo://drawing');
  const { rawPayload, headers } = await get(`/pictures/${id}/160.jpeg`);
  expect(headers['content-type']).toBe('image/jpeg');
  const corner = await sharp(rawPayload).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = corner;
  expect([red < 20, green > 235, blue < 20]).toEqual([true, true, true]);
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

test('a folder that cannot be written to costs speed, not pictures', async () => {
  await writeFile(join(folder, 'pictures'), 'in the way');
  const id = await picture('demo://drawing');
  expect((await get(`/pictures/${id}/160.webp`)).statusCode).toBe(200);
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
