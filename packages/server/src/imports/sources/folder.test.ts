import { execFileSync } from 'node:child_process';
import { link, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { feedXml } from '../../import/testing/index.ts';
import type { ImportWorker } from '../queue/index.ts';
import { createImportsShop } from '../testing/createImportsShop.ts';
import type { ImportsShop } from '../testing/createImportsShop.ts';
import { listFolder } from './folder.ts';

let shop: ImportsShop;
let worker: ImportWorker;
let outside: string;
let root: string;
beforeAll(async () => {
  shop = await createImportsShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'siren-folder-'));
  root = join(outside, 'in');
  await mkdir(root);
  worker = shop.createWorker({ root });
  await shop.db.query(sql`truncate import_sources, import_runs, import_files, products, offers cascade`);
});
afterEach(async () => {
  await rm(outside, { recursive: true });
  expect(shop.failures).toEqual([]);
});

const feed = (price: number) =>
  feedXml({
    categories: [{ id: '1', name: 'Гамаки' }],
    offers: [{ id: '1', name: 'Гамак', category: '1', price: String(price) }],
  });
const path = (name: string) => join(root, name);
async function create(file: string): Promise<number> {
  const { sources } = await shop.staff.call('/api/admin/imports/create-source', {
    idempotencyKey: crypto.randomUUID(),
    fields: {
      ...{ name: 'Лоза', address: `folder:${file}`, region: 'moscow', period: 'hand', hour: 3, login: '' },
      password: null,
    },
  });
  return sources[0]?.id ?? 0;
}
async function load(id: number, by = worker) {
  const run = await shop.staff.call('/api/admin/imports/load-source', {
    ...{ idempotencyKey: crypto.randomUUID(), id },
  });
  await by.round();
  const { run: ended, kinds } = await shop.staff.call('/api/admin/imports/get', { id: run.id });
  return { status: ended.status, created: ended.counts.created, codes: kinds.map(({ code }) => code) };
}

test('a file is imported, and is the same by its size and time, by its bytes alone, and no more', async () => {
  await writeFile(path('Прайс 100%.xml'), feed(1000));
  const id = await create('Прайс 100%.xml');
  expect(await load(id)).toMatchObject({ status: 'done', created: 1 });
  expect((await load(id)).status).toBe('unchanged');
  await utimes(path('Прайс 100%.xml'), new Date(), new Date(1_700_000_000_000));
  expect((await load(id)).status).toBe('unchanged');
  await writeFile(path('Прайс 100%.xml'), feed(2000));
  expect((await load(id)).status).toBe('done');
});

test('what is no file of the folder itself is neither listed nor read', async () => {
  await writeFile(path('own.xml'), feed(1000));
  await writeFile(path('.hidden.xml'), feed(1000));
  await writeFile(join(outside, 'secret.xml'), feed(1000));
  await symlink(join(outside, 'secret.xml'), path('link.xml'));
  await link(join(outside, 'secret.xml'), path('second.xml'));
  await mkdir(path('folder.xml'));
  execFileSync('mkfifo', [path('pipe.xml')]);
  expect((await listFolder(root)).files?.map(({ name }) => name)).toEqual(['own.xml']);
  for (const name of ['link.xml', 'second.xml', 'folder.xml', 'pipe.xml']) {
    const id = await create(name);
    expect(await load(id), name).toMatchObject({ status: 'failed', codes: ['folder_other'] });
    await shop.db.query(sql`truncate import_sources cascade`);
  }
});

test.each(['../secret.xml', '/etc/passwd', '.hidden.xml', '..', 'a/b.xml', String.raw`..\\secret.xml`])(
  '%s is no address of a source',
  async (name) => {
    await expect(create(name)).rejects.toThrow();
  },
);

test('a file that is gone, is empty, or has no folder any more fails in words', async () => {
  const id = await create('gone.xml');
  expect((await load(id)).codes).toEqual(['folder_gone']);
  await writeFile(path('gone.xml'), '');
  expect((await load(id)).codes).toEqual(['source_empty']);
  expect((await load(id, shop.createWorker())).codes).toEqual(['folder_none']);
  expect(await listFolder(null)).toEqual({ files: null });
  expect((await shop.staff.call('/api/admin/imports/folder', {})).files).toBeNull();
});
