import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { createFileStore } from './createFileStore.ts';
import type { FileStore } from './createFileStore.ts';
import type { FileLoader } from './FileLoader.ts';
import { filesPlugin } from './filesPlugin.ts';
import { measureFiles } from './measureFiles.ts';

const FILM = 'demo://films/lada.webm';
const PAPER = 'demo://papers/1/passport.pdf';

let db: TestDatabase;
let server: FastifyInstance;
let folder: string;
let store: FileStore;
let loads: string[];

const loader: FileLoader = {
  version: '1',
  canLoad: (url) => url.startsWith('demo:'),
  nameOf: (url) => (url === PAPER ? 'Паспорт, диван «Лада».pdf' : 'Фильм.webm'),
  async load(url) {
    loads.push(url);
    if (url !== FILM && url !== PAPER) throw new Error('There is no such file');
    return Buffer.from('0123456789');
  },
};

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siren-files-'));
  loads = [];
  store = createFileStore(loader, join(folder, 'files'));
  server = fastify();
  await server.register(filesPlugin, { db, loader, store });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await db.query(sql`truncate files, uploaded_files restart identity`);
});

const file = async (url: string) => {
  const [row] = await db.query<{ id: number }>(sql`insert into files (url) values (${url}) returning id`);
  return `/files/${row!.id}`;
};
const get = (url: string, headers = {}) => server.inject({ url, headers });

test('a film comes by pieces, as players ask for them', async () => {
  const { statusCode, headers, body } = await get(await file(FILM), { range: 'bytes=2-4' });
  expect([statusCode, headers['content-type'], headers['content-range'], body]).toEqual([
    206,
    'video/webm',
    'bytes 2-4/10',
    '234',
  ]);
});

test('a paper has its name in all letters, and is kept by browsers', async () => {
  const path = await file(PAPER);
  const { headers } = await get(path);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=86400',
  });
  expect(headers['content-disposition']).toBe(
    `inline; filename="________ _____ ______.pdf"; filename*=UTF-8''${encodeURIComponent('Паспорт, диван «Лада».pdf')}`,
  );
  expect((await get(path, { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test('a file is made once, whoever asks meanwhile and after', async () => {
  const path = await file(FILM);
  await Promise.all([get(path), get(path), get(path)]);
  await get(path);
  expect(loads).toEqual([FILM]);
  expect(await readdir(store.folder)).toHaveLength(1);
});

test('what is not there, not ours or cannot be made is not found', async () => {
  const paths = ['/files/77', '/files/0', '/files/x', '/files/..%2fetc', '/files/99999999999'];
  for (const path of paths) expect((await get(path)).statusCode).toBe(404);
  expect((await get(await file('https://p.invalid/1.pdf'))).statusCode).toBe(404);
  expect((await get(await file('demo://papers/none.pdf'))).statusCode).toBe(404);
});

test('files that nobody has read are measured, those of the web left alone', async () => {
  await file(FILM);
  await file('https://p.invalid/1.pdf');
  await file('demo://papers/none.pdf');
  const { signal } = new AbortController();
  expect(await measureFiles(db, { loader, store, signal, pause: 0 })).toBe(1);
  expect(await db.query(sql`select bytes from files order by id`)).toEqual([
    { bytes: 10 },
    { bytes: null },
    { bytes: null },
  ]);
});
