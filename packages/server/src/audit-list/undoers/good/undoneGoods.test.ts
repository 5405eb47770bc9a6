import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../../cart/testing/refusalOf.ts';
import { sql } from '../../../db/index.ts';
import { createGoodsShop } from '../../../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../../../goods/testing/createGoodsShop.ts';
import { uploader } from '../../../goods/testing/uploader.ts';
import { passwordOf } from '../../../testing/index.ts';

const RIGHTS = ['admin.access', 'users.manage', 'catalog.edit'];
let shop: GoodsShop;
let id: number;
let others: number[] = [];
const width = { name: 'Ширина', value: '208', unit: 'см' };
const feed = [
  {
    ...{ id: 'u1', name: 'Гамак «Ель»', article: 'U-1', params: [width] },
    pictures: ['a', 'b', 'c'].map((name) => `https://p.invalid/${name}.jpg`),
    extra: ['a', 'b']
      .map((name) => `<document name="${name}">https://p.invalid/${name}.pdf</document>`)
      .join(''),
  },
  { id: 'u2', name: 'Гамак «Ива»', article: 'U-2' },
  { id: 'u3', name: 'Гамак «Лён»', article: 'U-3' },
  { id: 'u4', name: 'Качели «Дуб»', article: 'U-4', category: '2' },
];
const setRights = (rights: string[]) =>
  shop.db.query(sql`update users set permissions = ${rights} where login = 'staff'`);
beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.take(...feed);
  id = await shop.idOf('u1');
  others = [await shop.idOf('u2'), await shop.idOf('u3'), await shop.idOf('u4')];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setRights(RIGHTS);
  await shop.staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});

const open = (entry: number) => shop.staff.call('/api/admin/audit/get', { id: entry });
type Opened = Awaited<ReturnType<typeof open>>;
async function newest(): Promise<Opened> {
  const { rows } = await shop.staff.call('/api/admin/audit/list', {});
  return open(rows[0]!.id);
}
const undo = ({ entry, undo: { version } }: Opened) =>
  shop.staff.call('/api/admin/audit/undo', { id: entry.id, version });
const see = () => shop.see(id);
const variant = async () => (await see()).variants[0]!;
const param = async () => (await variant()).params.find(({ name }) => name === 'Ширина');
const pictures = async () => (await variant()).pictures.map((one) => [one.id, one.alt]);

async function setParam(value: string | null) {
  const { offer, params } = await variant();
  const { key } = params.find(({ name }) => name === 'Ширина')!;
  await shop.save(id, { params: [{ offer, key, name: 'Ширина', value, unit: 'см' }] });
  return newest();
}
async function setPictures(wish: { id: number; alt: string | null }[] | null) {
  const { version, variants } = await see();
  await shop.staff.call('/api/admin/catalog/set-pictures', {
    ...{ id, version, offer: variants[0]!.offer, pictures: wish },
  });
  return newest();
}
async function setRelated(related: number[] | null) {
  const { version } = await see();
  await shop.staff.call('/api/admin/catalog/set-related', { id, version, related });
  return newest();
}
async function setPapers(papers: Awaited<ReturnType<typeof see>>['papers'] | null) {
  const { version } = await see();
  await shop.staff.call('/api/admin/catalog/set-papers', { id, version, papers });
  return newest();
}
async function setFilm(film: PayloadOf<'/api/admin/catalog/set-film'>['film']) {
  const { version } = await see();
  await shop.staff.call('/api/admin/catalog/set-film', { id, version, film });
  return newest();
}
async function setSection(section: number) {
  await shop.save(id, { set: { section } });
  return newest();
}

test('a section is the one of before: what the feed says is given back to it, anything else is set', async () => {
  const { section: hammocks } = await see();
  const { section: swings } = await shop.see(others[2]!);
  const first = await setSection(swings);
  expect(first.undo.hindrance).toBeNull();
  await undo(first);
  expect(await see()).toMatchObject({ section: hammocks, feed: {} });
  await undo(await newest());
  expect(await see()).toMatchObject({ section: swings, feed: { section: hammocks } });
  await undo(await newest());
});

test('a price that was made where there was none is taken away again, and made again by the undo of that', async () => {
  const { offer } = await variant();
  const [ural] = await shop.db.query<{ id: number }>(sql`select id from regions where code = 'ural'`);
  const region = ural!.id;
  const priceThere = async () => (await variant()).prices.find((one) => one.region.id === region);
  await shop.save(id, { newPrices: [{ offer, region, price: 900, oldPrice: 1_000 }] });
  const made = await newest();
  expect(made.undo.hindrance).toBeNull();
  await undo(made);
  expect(await priceThere()).toBeUndefined();
  expect((await open(made.entry.id)).undo.hindrance).toBe('undone');
  await undo(await newest());
  expect(await priceThere()).toMatchObject({ price: 900, oldPrice: 1_000, feed: null });
  const again = await newest();
  await shop.save(id, { prices: [{ offer, region, price: 800, oldPrice: 1_000 }] });
  expect((await open(again.entry.id)).undo.hindrance).toBe('later');
  await shop.save(id, { gonePrices: [{ offer, region }] });
});

test('a section that is called as another one is told from it by its id, and one that is gone is not brought back', async () => {
  const { section: hammocks } = await see();
  const [twin] = await shop.db.query<{ id: number }>(sql`
    insert into sections (source, external_id, parent_id, name, path, position)
    select source, 'twin', parent_id, name, 'twin', position from sections where id = ${hammocks} returning id`);
  await setSection(twin!.id);
  const back = await setSection((await shop.see(others[2]!)).section);
  await shop.save(id, { back: ['section'] });
  const given = await newest();
  expect((await open(back.entry.id)).undo.hindrance).toBe('later');
  await undo(given);
  await undo(await open(back.entry.id));
  expect((await see()).section).toBe(twin!.id);
  const last = await setSection((await shop.see(others[2]!)).section);
  await shop.db.query(sql`delete from sections where id = ${twin!.id}`);
  expect(await refusalOf(undo(await open(last.entry.id)))).toBe('audit.not_undoable');
  await shop.save(id, { back: ['section'] });
});

test('a param is as it was set before, or the feed’s again', async () => {
  const first = await setParam('210');
  const second = await setParam(null);
  expect((await open(first.entry.id)).undo.hindrance).toBe('later');
  await undo(second);
  expect(await param()).toMatchObject({ value: '210', byHand: true });
  await undo(await open(first.entry.id));
  expect(await param()).toMatchObject({ value: '208', byHand: false });
  await undo(await newest());
  expect(await param()).toMatchObject({ value: '210', byHand: true });
  await undo(await newest());
});

test('of two variants with one article, the one that was changed is put back', async () => {
  await shop.take(
    ...feed,
    { id: 't1', name: 'Плед «Вереск»', article: 'T-1', group: 'plaids' },
    { id: 't2', name: 'Плед «Вереск»', article: 'T-1', group: 'plaids' },
  );
  const of = await shop.idOf('t2');
  const { variants } = await shop.see(of);
  expect(new Set(variants.map(({ article }) => article)).size).toBe(1);
  const { offer, prices } = variants.at(-1)!;
  await shop.save(of, { prices: [{ offer, region: prices[0]!.region.id, price: 77, oldPrice: null }] });
  await undo(await newest());
  expect((await shop.see(of)).variants).toEqual(variants);
});

test('pictures are those of before, in their order and with their words, or the feed’s again', async () => {
  const before = await pictures();
  const [a, b, c] = before.map(([one]) => one as number) as [number, number, number];
  const first = await setPictures([
    { id: c, alt: 'Сзади' },
    { id: a, alt: null },
  ]);
  const second = await setPictures([{ id: b, alt: null }]);
  await undo(second);
  expect(await pictures()).toEqual([
    [c, 'Сзади'],
    [a, null],
  ]);
  await undo(await open(first.entry.id));
  expect(await pictures()).toEqual(before);
  expect(await variant()).toMatchObject({ feedPictures: null });
});

test('a picture that the shop no longer has is not brought back, and nothing else is', async () => {
  const [a] = (await pictures()).map(([one]) => one as number);
  const [{ id: strange } = { id: 0 }] = await shop.db.query<{ id: number }>(sql`
    insert into pictures (url) values ('https://p.invalid/strange.jpg') returning id`);
  const { offer } = await variant();
  await setPictures([{ id: a!, alt: 'Первая' }]);
  await shop.db.query(sql`
    insert into offer_pictures (offer_id, position, picture_id) values (${offer}, 1, ${strange})`);
  const taken = await setPictures([{ id: a!, alt: 'Первая' }]);
  expect(await refusalOf(undo(taken))).toBe('audit.not_undoable');
  expect(await pictures()).toEqual([[a, 'Первая']]);
  await setPictures(null);
});

test('goods beside one are those of before, or what the shop computes', async () => {
  const computed = (await see()).related.map((one) => one.id);
  const first = await setRelated([others[1]!, others[0]!]);
  const second = await setRelated([]);
  expect((await open(first.entry.id)).undo.hindrance).toBe('later');
  await undo(second);
  expect((await see()).related.map((one) => one.id)).toEqual([others[1], others[0]]);
  await undo(await open(first.entry.id));
  const { related, relatedByHand } = await see();
  expect([related.map((one) => one.id), relatedByHand]).toEqual([computed, false]);
});

test('papers are those of before, or the feed’s again; a file that the shop no longer has is not brought back', async () => {
  const { papers: fed } = await see();
  expect(fed).toHaveLength(2);
  const upload = uploader(shop);
  const { url } = await upload('paper', 'Сборка.pdf', Buffer.from('%PDF-1.7'));
  const own = { type: 'other' as const, name: 'Сборка', url, address: '', format: null, bytes: null };
  const first = await setPapers([own, fed[1]!]);
  const second = await setPapers([fed[1]!]);
  expect((await open(first.entry.id)).undo.hindrance).toBe('later');
  await undo(second);
  expect((await see()).papers.map((one) => one.url)).toEqual([url, fed[1]!.url]);
  await undo(await open(first.entry.id));
  expect(await see()).toMatchObject({ papers: fed, feedPapers: null });
  await shop.db.query(sql`delete from files where url = ${url}`);
  expect(await refusalOf(undo(await newest()))).toBe('audit.not_undoable');
  expect(await see()).toMatchObject({ papers: fed, feedPapers: null });
});

test('a film is the one of before, none, or the feed’s again', async () => {
  const own = { url: 'https://p.invalid/own.mp4', captions: null };
  const first = await setFilm(own);
  const second = await setFilm(null);
  expect((await open(first.entry.id)).undo.hindrance).toBe('later');
  await undo(second);
  expect((await see()).film).toMatchObject(own);
  await undo(await open(first.entry.id));
  expect(await see()).toMatchObject({ film: null, feedFilm: null });
  await undo(await newest());
  expect((await see()).film).toMatchObject(own);
  await undo(await newest());
});

test('each of them is undone by those alone who may change goods', async () => {
  const made = [
    await setRelated([others[0]!]),
    await setParam('300'),
    await setPictures([]),
    await setPapers([]),
    await setFilm({ url: 'https://p.invalid/own.mp4', captions: null }),
    await setSection((await shop.see(others[2]!)).section),
  ];
  await setRights(['admin.access', 'users.manage']);
  for (const { entry } of made) {
    const opened = await open(entry.id);
    expect(opened.undo.hindrance).toBe('right');
    expect(await refusalOf(undo(opened))).toBe('user.not_authorized');
  }
  await setRights(RIGHTS);
  for (const { entry } of made) await undo(await open(entry.id));
  expect(await see()).toMatchObject({ feed: {}, relatedByHand: false, feedPapers: null });
});
