import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { forgetFiles } from '../files/index.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';
import { uploader } from './testing/uploader.ts';
import type { Upload } from './testing/uploader.ts';

type Wish = PayloadOf<'/api/admin/catalog/set-film'>;

let shop: GoodsShop;
let crashes: Crashes;
let upload: Upload;
beforeAll(async () => {
  shop = await createGoodsShop();
  crashes = plantCrashes(shop.db);
  upload = uploader(shop);
});
afterAll(() => shop.close());

let goods = 0;
let external = '';
const web = (name: string) => `https://p.invalid/${name}.mp4`;
/** The good of this test, with this film in its feed. */
const fed = (name: string | null) =>
  shop.take({
    ...{ id: external, name: 'Гамак Бриз', article: external, count: 5 },
    extra: name === null ? '' : `<video captions="https://p.invalid/${name}.vtt">${web(name)}</video>`,
  });
async function hammock(name: string | null): Promise<number> {
  external = `f${(goods += 1)}`;
  await fed(name);
  return shop.idOf(external);
}
const mp4 = (words: string) => Buffer.from(`\0\0\0\u0020ftypisom${words}`);
const vtt = (words: string) => Buffer.from(`WEBVTT\n\n${words}`);
const wishOf = async (id: number, film: Wish['film']): Promise<Wish> => ({
  ...{ id, version: (await shop.see(id)).version, film },
});
const send = (wish: Wish) => shop.staff.call('/api/admin/catalog/set-film', wish);
const set = async (id: number, film: Wish['film']) => send(await wishOf(id, film));
const inShop = async (id: number) => {
  const { path } = await shop.see(id);
  return (await shop.call('/api/catalog/product', { path })).video;
};

test('the record has the film of the feed, and tells that its captions are shown by no player', async () => {
  const { film, feedFilm } = await shop.see(await hammock('a'));
  expect(feedFilm).toBeNull();
  expect(film).toEqual({
    ...{ url: web('a'), captions: 'https://p.invalid/a.vtt', address: web('a') },
    ...{ name: null, format: 'MP4', bytes: null, captionsAddress: null },
  });
});

test('an uploaded film with captions is what shoppers see', async () => {
  const id = await hammock('a');
  const film = await upload('film', 'Гамак в саду.mp4', mp4('one'));
  const captions = await upload('captions', 'Слова.vtt', vtt('one'));
  const good = await set(id, { url: film.url, captions: captions.url });
  expect(good).toMatchObject({
    film: { name: 'Гамак в саду', format: 'MP4', bytes: 15 },
    feedFilm: { url: web('a') },
  });
  const { address, captionsAddress } = good.film!;
  await vi.waitFor(async () =>
    expect(await inShop(id)).toEqual({ url: address, type: 'video/mp4', captions: captionsAddress }),
  );
  expect(captionsAddress).toMatch(/^\/files\/\d+$/u);
});

test('a film keeps its name where somebody uploads the same for another good', async () => {
  const id = await hammock(null);
  const film = await upload('film', 'Бриз.mp4', mp4('same'));
  await set(id, { url: film.url, captions: null });
  await upload('film', 'Штиль.mp4', mp4('same'));
  expect((await shop.see(id)).film).toMatchObject({ name: 'Бриз' });
});

test('no import changes it; given back it is what the feed has by then', async () => {
  const id = await hammock('a');
  await set(id, { url: web('own'), captions: null });
  await fed('b');
  expect(await shop.see(id)).toMatchObject({ film: { url: web('own') }, feedFilm: { url: web('b') } });
  expect(await set(id, 'feed')).toMatchObject({ film: { url: web('b') }, feedFilm: null });
  await fed('c');
  expect(await shop.see(id)).toMatchObject({ film: { url: web('c') }, feedFilm: null });
});

test('it can be taken away, and does not come back by an import; given back to a feed without one there is none', async () => {
  const id = await hammock('a');
  await set(id, null);
  await fed('b');
  expect(await shop.see(id)).toMatchObject({ film: null, feedFilm: { url: web('b') } });
  await vi.waitFor(async () => expect(await inShop(id)).toBeNull());
  await fed(null);
  expect(await set(id, 'feed')).toMatchObject({ film: null, feedFilm: null });
});

test('what another one set meanwhile is not written over, and pressed twice it is done once', async () => {
  const id = await hammock('a');
  const late = await wishOf(id, null);
  const wish = await wishOf(id, { url: web('own'), captions: null });
  await Promise.all([send(wish), send(wish)]);
  await expect(send(late)).rejects.toMatchObject({ key: 'general.conflict', body: { data: { id } } });
  const { film, changes } = await shop.see(id);
  expect(film).toMatchObject({ url: web('own') });
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    action: 'film',
    changes: [
      { field: 'film', from: web('a'), to: web('own') },
      { field: 'captions', from: true, to: false },
      { field: 'set', from: null },
    ],
  });
});

test('what is no film, captions of another site and an address that the shop may not ask for change nothing', async () => {
  const id = await hammock('a');
  const paper = await upload('paper', 'Паспорт.pdf', Buffer.from('%PDF-1.7'));
  const before = await shop.see(id);
  const wrong = ['http://p.invalid/1.mp4', 'demo://films/lada.webm', 'upload:none.mp4', paper.url];
  for (const url of wrong)
    expect(await refusalOf(set(id, { url, captions: null }))).toBe('general.bad_request');
  for (const captions of ['https://p.invalid/other.vtt', paper.url])
    expect(await refusalOf(set(id, { url: web('a'), captions }))).toBe('general.bad_request');
  expect(await shop.see(id)).toEqual(before);
});

test.each([
  ['a paper called a film', 'film', Buffer.from('%PDF-1.7'), 'good.film_format'],
  ['too large a film', 'film', Buffer.concat([mp4(''), Buffer.alloc(30 * 1024 * 1024)]), 'good.film_bytes'],
  ['words that are no captions', 'captions', Buffer.from('1\n00:00 диван'), 'good.captions_format'],
  [
    'too long captions',
    'captions',
    Buffer.concat([vtt(''), Buffer.alloc(1024 * 1024)]),
    'good.captions_bytes',
  ],
] as const)('%s is refused in words', async (_, kind, file, refused) => {
  expect((await upload(kind, 'a.mp4', file)).refusal).toBe(refused);
});

test('who may not edit goods may not set it', async () => {
  const id = await hammock('a');
  const buyer = await shop.signedIn('buyer');
  expect(await refusalOf(buyer.call('/api/admin/catalog/set-film', await wishOf(id, null)))).toMatch(
    /^user\./u,
  );
});

test.each(crashKinds)(
  'a save that ends because %s leaves nothing of it, and can be repeated',
  async (kind) => {
    const id = await hammock('a');
    const wish = await wishOf(id, { url: web(`new-${goods}`), captions: null });
    await crashThroughoutOnce(crashes, {
      ...{ kind, least: 6 },
      everything: () =>
        shop.db.query(sql`
        select version, feed, video, (select count(*)::int from audit_entries) as entries,
          (select count(*)::int from files) as files from products where id = ${id}`),
      step: () => send(wish),
    });
    expect((await shop.see(id)).film).toMatchObject({ url: web(`new-${goods}`) });
  },
);

test('a film and its captions that a good has are kept, those that none has are forgotten', async () => {
  const id = await hammock('a');
  const [film, captions, left] = await Promise.all([
    upload('film', 'a.mp4', mp4('kept')),
    upload('captions', 'a.vtt', vtt('kept')),
    upload('film', 'b.mp4', mp4('left')),
  ]);
  await set(id, { url: film.url, captions: captions.url });
  const gone: string[] = [];
  const store = { forget: async (url: string) => void gone.push(url) };
  await forgetFiles(shop.db, store, new Date(shop.clock.now().getTime() + 32 * 86_400_000));
  expect(gone).toContain(left.url);
  expect(gone).not.toContain(film.url);
  expect(gone).not.toContain(captions.url);
});
