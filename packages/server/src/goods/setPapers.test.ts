import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PayloadOf } from '@siren/contract/calls';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createFileStore, filesPlugin, forgetFiles, uploadedFiles } from '../files/index.ts';
import type { FileStore } from '../files/index.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';
import { uploader } from './testing/uploader.ts';
import type { Upload } from './testing/uploader.ts';

type Wish = PayloadOf<'/api/admin/catalog/set-papers'>;
type Papers = NonNullable<Wish['papers']>;

const DAY = 86_400_000;
let shop: GoodsShop;
let crashes: Crashes;
let folder: string;
let store: FileStore;
let files: FastifyInstance;
let upload: Upload;
beforeAll(async () => {
  shop = await createGoodsShop();
  crashes = plantCrashes(shop.db);
  folder = await mkdtemp(join(tmpdir(), 'siren-papers-'));
  const loader = uploadedFiles(shop.db);
  store = createFileStore(loader, folder);
  files = fastify();
  await files.register(filesPlugin, { db: shop.db, loader, store });
  upload = uploader(shop);
});
afterAll(async () => {
  await files.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

let goods = 0;
let external = '';
const web = (name: string) => `https://p.invalid/${name}.pdf`;
/** The good of this test, with these papers in its feed. */
const fed = (...names: string[]) => {
  const papers = names.map(
    (name) => `<document type="passport" name="Паспорт ${name}">${web(name)}</document>`,
  );
  return shop.take({ id: external, name: 'Гамак Бриз', article: external, count: 5, extra: papers.join('') });
};
async function hammock(...names: string[]): Promise<number> {
  external = `d${(goods += 1)}`;
  await fed(...names);
  return shop.idOf(external);
}
const paper = (url: string, name = 'Сборка'): Papers[number] => ({ type: 'instruction', name, url });
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`);
async function wishOf(id: number, papers: Wish['papers']): Promise<Wish> {
  return { id, version: (await shop.see(id)).version, papers };
}
const send = (wish: Wish) => shop.staff.call('/api/admin/catalog/set-papers', wish);
const set = async (id: number, papers: Wish['papers']) => send(await wishOf(id, papers));
const urls = async (id: number) => (await shop.see(id)).papers.map(({ url }) => url);
/** As if all uploads had come so many days before. */
const age = (days: number) =>
  shop.db.query(sql`update uploaded_files set set_at = set_at - ${days}::int * interval '1 day'`);
const inShop = async (id: number) => {
  const { path } = await shop.see(id);
  return (await shop.call('/api/catalog/product', { path })).documents;
};

test('the record has the papers of the feed, and says that they are its own', async () => {
  const id = await hammock('a');
  const { papers, feedPapers } = await shop.see(id);
  expect(feedPapers).toBeNull();
  expect(papers).toEqual([
    {
      ...{ type: 'passport', name: 'Паспорт a', url: web('a') },
      address: web('a'),
      format: 'PDF',
      bytes: null,
    },
  ]);
});

test('what staff set is what shoppers see, in its order and under its names', async () => {
  const id = await hammock('a', 'b');
  const { url } = await upload('paper', 'Сборка гамака.pdf', pdf('order'));
  const wanted = [paper(url, 'Как повесить'), paper(web('b')), paper(web('new'), 'С другого сайта')];
  const good = await set(id, wanted);
  expect(good.feedPapers).toEqual(['Паспорт a', 'Паспорт b']);
  expect(good.papers[0]).toMatchObject({ address: expect.stringMatching(/^\/files\/\d+$/u), bytes: 14 });
  await vi.waitFor(async () =>
    expect(await inShop(id)).toEqual(
      good.papers.map(({ type, name, address, format, bytes }) => ({
        ...{ type, name, url: address, format, bytes },
      })),
    ),
  );
});

test('no import changes them; given back they are what the feed has by then', async () => {
  const id = await hammock('a', 'b');
  await set(id, [paper(web('b'))]);
  await fed('b', 'c');
  expect(await shop.see(id)).toMatchObject({
    papers: [{ name: 'Сборка', url: web('b') }],
    feedPapers: ['Паспорт b', 'Паспорт c'],
  });
  const back = await set(id, null);
  expect(back).toMatchObject({ papers: [{ name: 'Паспорт b' }, { name: 'Паспорт c' }], feedPapers: null });
  await fed('d');
  expect(await urls(id)).toEqual([web('d')]);
});

test('all of them can be taken away, and none comes back by an import', async () => {
  const id = await hammock('a');
  await set(id, []);
  await fed('a', 'b');
  expect(await shop.see(id)).toMatchObject({ papers: [], feedPapers: ['Паспорт a', 'Паспорт b'] });
});

test('an import at the same moment loses nothing of what was set', async () => {
  const id = await hammock('a', 'b');
  for (let round = 1; round <= 5; round += 1) {
    const wish = await wishOf(id, [paper(web('b'), `Сборка ${round}`), paper(web('a'))]);
    await Promise.all([fed('a', 'b', ...Array.from({ length: round }, (_, at) => `more${at}`)), send(wish)]);
    const { papers, feedPapers } = await shop.see(id);
    expect(papers.map(({ name }) => name)).toEqual([`Сборка ${round}`, 'Сборка']);
    expect(feedPapers).toHaveLength(2 + round);
  }
});

test('what another one set meanwhile is not written over', async () => {
  const id = await hammock('a', 'b');
  const late = await wishOf(id, [paper(web('a'))]);
  await set(id, [paper(web('b'))]);
  await expect(send(late)).rejects.toMatchObject({ key: 'general.conflict', body: { data: { id } } });
  expect(await urls(id)).toEqual([web('b')]);
});

test('pressed twice it is done once, and the history names what changed', async () => {
  const id = await hammock('a', 'b', 'c');
  const wish = await wishOf(id, [
    paper(web('c')),
    paper(web('new')),
    { ...paper(web('a'), 'Паспорт a'), type: 'passport' },
  ]);
  await Promise.all([send(wish), send(wish)]);
  const { changes } = await shop.see(id);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ action: 'papers', by: { name: 'Имя staff' } });
  expect(changes[0]!.changes.map(({ field, from, to }) => [field, from, to]).slice(0, -1)).toEqual([
    ['added', null, 1],
    ['removed', null, 1],
    ['renamed', null, 1],
    ['moved', null, true],
  ]);
});

test('an address that the shop may not ask for, a stranger’s upload and one twice change nothing', async () => {
  const id = await hammock('a');
  const film = await upload('film', 'Гамак.mp4', Buffer.from('\0\0\0\u0020ftypisom\0\0\0\0'));
  const before = await shop.see(id);
  const wrong = ['http://p.invalid/1.pdf', 'demo://papers/1.pdf', 'upload:none.pdf', '/files/1', film.url];
  for (const url of wrong) expect(await refusalOf(set(id, [paper(url)]))).toBe('general.bad_request');
  expect(await refusalOf(set(id, [paper(web('a')), paper(web('a'))]))).toBe('general.bad_request');
  expect(await shop.see(id)).toEqual(before);
});

test('who may not edit goods may not set them', async () => {
  const id = await hammock('a');
  const buyer = await shop.signedIn('buyer');
  expect(await refusalOf(buyer.call('/api/admin/catalog/set-papers', await wishOf(id, [])))).toMatch(
    /^user\./u,
  );
  expect(await urls(id)).toEqual([web('a')]);
});

test.each(crashKinds)(
  'a save that ends because %s leaves nothing of it, and can be repeated',
  async (kind) => {
    const id = await hammock('a', 'b');
    const wish = await wishOf(id, [paper(web('b'), `Сборка ${kind}`), paper(web(`new-${goods}`))]);
    await crashThroughoutOnce(crashes, {
      kind,
      least: 6,
      everything: () =>
        shop.db.query(sql`
        select version, feed, documents, (select count(*)::int from audit_entries) as entries,
          (select count(*)::int from files) as files from products where id = ${id}`),
      step: () => send(wish),
    });
    expect(await urls(id)).toEqual(wish.papers?.map(({ url }) => url));
  },
);

test('an upload is served by pieces under its name, and the same file is the same one', async () => {
  const file = pdf('passport');
  const one = await upload('paper', 'Паспорт, «Бриз».pdf', file);
  expect((await upload('paper', 'Паспорт, «Бриз».pdf', file)).url).toBe(one.url);
  const id = await hammock();
  const { papers } = await set(id, [paper(one.url, one.name)]);
  const { statusCode, headers, body } = await files.inject({
    url: papers[0]!.address,
    headers: { range: 'bytes=9-16' },
  });
  expect([statusCode, headers['content-type'], body]).toEqual([206, 'application/pdf', 'passport']);
  expect(headers['content-disposition']).toContain(encodeURIComponent('Паспорт, «Бриз».pdf'));
});

test('the same file for another good is served under the name that it had first', async () => {
  const file = pdf('both');
  const one = await upload('paper', 'Паспорт Бриз.pdf', file);
  const { papers } = await set(await hammock(), [paper(one.url, one.name)]);
  const other = await upload('paper', 'Паспорт Штиль.pdf', file);
  expect(other.name).toBe('Паспорт Штиль');
  await set(await hammock(), [paper(other.url, other.name)]);
  const { headers } = await files.inject(papers[0]!.address);
  expect(headers['content-disposition']).toContain(encodeURIComponent('Паспорт Бриз.pdf'));
});

test('a file that nothing has yet takes the name that it is uploaded under again', async () => {
  await upload('paper', 'Скан 1.pdf', pdf('again'));
  const { url, name } = await upload('paper', 'Гарантия.pdf', pdf('again'));
  const { papers } = await set(await hammock(), [paper(url, name)]);
  const { headers } = await files.inject(papers[0]!.address);
  expect(headers['content-disposition']).toContain(encodeURIComponent('Гарантия.pdf'));
});

test.each([
  ['a page called a paper', Buffer.from('<script>alert(1)</script>'), 'good.paper_format'],
  ['a film', Buffer.from('\0\0\0\u0020ftypisom\0\0\0\0'), 'good.paper_format'],
  ['nothing', Buffer.alloc(0), 'good.paper_format'],
  ['too large a paper', Buffer.concat([pdf(''), Buffer.alloc(20 * 1024 * 1024)]), 'good.paper_bytes'],
])('%s is refused in words', async (_, file, refused) => {
  const before = await shop.db.query(sql`select count(*) from files`);
  expect((await upload('paper', 'Паспорт.pdf', file)).refusal).toBe(refused);
  expect(await shop.db.query(sql`select count(*) from files`)).toEqual(before);
});

test('only those who edit goods upload, from pages of the shop', async () => {
  const file = pdf('mine');
  const buyer = await shop.signedIn('buyer');
  expect((await upload('paper', 'a.pdf', file, { by: buyer })).status).toBe(403);
  expect((await upload('paper', 'a.pdf', file, { by: shop.visitor() })).status).toBe(403);
  expect((await upload('paper', 'a.pdf', file, { site: 'cross-site' })).status).toBe(403);
  expect((await upload('paper', 'a.pdf', file)).status).toBe(200);
});

test('an upload that nothing names is forgotten a month after a good let it go, from the disk as well', async () => {
  const id = await hammock('a');
  const used = await upload('paper', 'used.pdf', pdf('used'));
  const left = await upload('paper', 'left.pdf', pdf('left'));
  const { papers } = await set(id, [paper(used.url), paper(left.url, 'Вторая')]);
  for (const { address } of papers) expect((await files.inject(address)).statusCode).toBe(200);
  const onDisk = (await readdir(folder)).length;
  await age(20);
  await set(id, [paper(used.url)]);
  const statuses = async () =>
    Promise.all(papers.map(async ({ address }) => (await files.inject(address)).statusCode));
  await forgetFiles(shop.db, store, new Date(shop.clock.now().getTime() + 30 * DAY));
  expect(await statuses()).toEqual([200, 200]);
  await forgetFiles(shop.db, store, new Date(shop.clock.now().getTime() + 32 * DAY));
  expect(await statuses()).toEqual([200, 404]);
  expect(await readdir(folder)).toHaveLength(onDisk - 1);
});

test('one that is taken while it is forgotten stays', async () => {
  const id = await hammock('a');
  const { url } = await upload('paper', 'old.pdf', pdf('old'));
  await age(40);
  await Promise.all([set(id, [paper(url)]).catch(() => null), forgetFiles(shop.db, store, shop.clock.now())]);
  const kept = await shop.db.query(sql`select from files where url = ${url}`);
  expect(kept).toHaveLength((await urls(id)).includes(url) ? 1 : 0);
});
