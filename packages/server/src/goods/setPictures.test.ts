import type { PayloadOf } from '@siren/contract/calls';
import { pictureUploadPath } from '@siren/contract/uploads';
import { PICTURE_BYTES_MAX } from '@siren/domain/goods';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { forgetUploads, uploadedPictures } from '../pictures/index.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import type { Visitor } from '../testing/index.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

type Wish = PayloadOf<'/api/admin/catalog/set-pictures'>;

let shop: GoodsShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createGoodsShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

let goods = 0;
let external = '';
/** The good of this test, with these pictures in its feed. */
const fed = (...names: string[]) => {
  const pictures = names.map((name) => `https://p.invalid/${name}.jpg`);
  return shop.take({ id: external, name: 'Гамак Бриз', article: external, price: 3_400, pictures });
};
async function hammock(...names: string[]): Promise<number> {
  external = `p${(goods += 1)}`;
  await fed(...names);
  return shop.idOf(external);
}
const variantOf = async (id: number) => (await shop.see(id)).variants[0]!;
const idsOf = async (id: number) => (await variantOf(id)).pictures.map((one) => one.id);
const plain = (ids: readonly number[]) => ids.map((id) => ({ id, alt: null }));
async function wishOf(id: number, pictures: Wish['pictures']): Promise<Wish> {
  const { version, variants } = await shop.see(id);
  return { id, version, offer: variants[0]!.offer, pictures };
}
const send = (wish: Wish) => shop.staff.call('/api/admin/catalog/set-pictures', wish);
const set = async (id: number, pictures: Wish['pictures']) => send(await wishOf(id, pictures));

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: 9, b: 99 } } });
async function upload(
  file: Buffer,
  {
    by = shop.staff,
    type = 'image/jpeg',
    site = 'same-origin',
  }: { by?: Visitor; type?: string; site?: string } = {},
) {
  const answer = await shop.server.inject({
    method: 'POST',
    url: pictureUploadPath,
    headers: { 'content-type': type, 'sec-fetch-site': site },
    cookies: { token: by.token() },
    payload: file,
  });
  const body = answer.json<{ id: number; group?: string; code?: string }>();
  return { ...body, status: answer.statusCode, refusal: `${body.group}.${body.code}` };
}

test('what staff set is what shoppers see, in its order and with its words', async () => {
  const id = await hammock('a', 'b');
  const [a, b] = (await idsOf(id)) as [number, number];
  const { id: own } = await upload(await draw(900, 700).jpeg().toBuffer());
  const good = await set(id, [{ id: own, alt: 'Гамак в саду' }, ...plain([b, a])]);
  expect(good.variants[0]).toMatchObject({ feedPictures: 2 });
  const shown = await shop.call('/api/catalog/product', { path: good.path });
  expect(shown.images.map(({ webp, alt }) => [/\d+/u.exec(webp)?.[0], alt])).toEqual([
    [String(own), 'Гамак в саду'],
    [String(b), 'Гамак Бриз'],
    [String(a), 'Гамак Бриз'],
  ]);
});

test('no import changes them; given back they are what the feed has by then', async () => {
  const id = await hammock('a', 'b');
  const [a, b] = (await idsOf(id)) as [number, number];
  await set(id, [{ id: b, alt: 'Сбоку' }]);
  await fed('b', 'c', 'a');
  expect(await variantOf(id)).toMatchObject({ pictures: [{ id: b, alt: 'Сбоку' }], feedPictures: 3 });
  const { variants } = await set(id, null);
  expect(variants[0]).toMatchObject({
    pictures: [{ id: b, alt: null }, {}, { id: a, alt: null }],
    feedPictures: null,
  });
  await fed('c');
  expect(await variantOf(id)).toMatchObject({ pictures: [{ alt: null }], feedPictures: null });
});

test('all of them can be taken away, and none comes back by an import', async () => {
  const id = await hammock('a', 'b');
  await set(id, []);
  await fed('a', 'b', 'c');
  expect(await variantOf(id)).toMatchObject({ pictures: [], feedPictures: 3 });
});

test('an import at the same moment loses nothing of what was set', async () => {
  const id = await hammock('a', 'b');
  for (let round = 1; round <= 5; round += 1) {
    const [first, ...others] = (await idsOf(id)) as [number, ...number[]];
    const wish = await wishOf(id, plain([...others, first]));
    await Promise.all([fed('a', 'b', ...Array.from({ length: round }, (_, at) => `more${at}`)), send(wish)]);
    const after = await variantOf(id);
    expect(after.pictures.map((one) => one.id)).toEqual([...others, first]);
    expect(after.feedPictures).toBe(2 + round);
  }
});

test('what another one set meanwhile is not written over', async () => {
  const id = await hammock('a', 'b');
  const [a, b] = (await idsOf(id)) as [number, number];
  const late = await wishOf(id, plain([a]));
  await set(id, plain([b, a]));
  await expect(send(late)).rejects.toMatchObject({ key: 'general.conflict', body: { data: { id } } });
  expect(await idsOf(id)).toEqual([b, a]);
});

test('pressed twice it is done once, and the history names what changed', async () => {
  const id = await hammock('a', 'b', 'c');
  const [a, b, c] = (await idsOf(id)) as [number, number, number];
  const wish = await wishOf(id, [{ id: c, alt: 'Сзади' }, ...plain([a])]);
  await Promise.all([send(wish), send(wish)]);
  const { changes } = await shop.see(id);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    action: 'pictures',
    changes: [
      { field: 'article', to: external },
      { field: 'offer' },
      { field: 'pictures', from: 3, to: 2 },
      { field: 'removed', to: 1 },
      { field: 'described', to: 1 },
      { field: 'moved', to: true },
      {
        field: 'set',
        from: null,
        to: JSON.stringify([
          [c, 'Сзади'],
          [a, null],
        ]),
      },
    ],
  });
  expect(await idsOf(id)).not.toContain(b);
});

test('a picture of another good, and one that is there twice, change nothing', async () => {
  const other = (await idsOf(await hammock('x')))[0]!;
  const id = await hammock('a');
  const [a] = (await idsOf(id)) as [number];
  for (const ids of [[other], [999_999], [a, a]])
    expect(await refusalOf(set(id, plain(ids)))).toBe('general.bad_request');
  expect(await variantOf(id)).toMatchObject({ pictures: [{ id: a }], feedPictures: null });
});

test.each(crashKinds)(
  'a save that ends because %s leaves nothing of it, and can be repeated',
  async (kind) => {
    const id = await hammock('a', 'b');
    const [a, b] = (await idsOf(id)) as [number, number];
    const wish = await wishOf(id, plain([b, a]));
    await crashThroughoutOnce(crashes, {
      kind,
      least: 7,
      everything: () =>
        shop.db.query(sql`
        select p.version, o.feed_pictures, (select count(*)::int from audit_entries where kind = 'good') as entries,
          array(select picture_id from offer_pictures where offer_id = o.id order by position) as pictures
        from offers o join products p on p.id = o.product_id where p.id = ${id}`),
      step: () => send(wish),
    });
    expect(await idsOf(id)).toEqual([b, a]);
  },
);

test('an upload is kept upright, without where it was taken, and the same file is the same picture', async () => {
  const file = await draw(400, 900)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const [one, again] = [await upload(file), await upload(file)];
  expect(again.id).toBe(one.id);
  const [row] = await shop.db.query<{ url: string; width: number; height: number }>(sql`
    select url, width, height from pictures where id = ${one.id}`);
  expect([row!.width, row!.height]).toEqual([900, 400]);
  const kept = await uploadedPictures(shop.db).load(row!.url, 'light');
  const { exif, orientation, format } = await sharp('bytes' in kept ? kept.bytes : Buffer.of()).metadata();
  expect([exif, orientation, format]).toEqual([undefined, undefined, 'webp']);
});

test.each([
  ['words', () => Promise.resolve(Buffer.from('<script>alert(1)</script>')), 'good.picture_format'],
  ['a moving picture called a photo', () => draw(400, 400).gif().toBuffer(), 'good.picture_format'],
  ['too small a picture', () => draw(900, 299).png().toBuffer(), 'good.picture_small'],
  ['a small file of very many pixels', () => draw(9_000, 6_000).png().toBuffer(), 'good.picture_large'],
  ['too large a file', () => Promise.resolve(Buffer.alloc(PICTURE_BYTES_MAX + 1)), 'good.picture_bytes'],
  [
    'a picture that breaks off',
    async () => (await draw(900, 900).jpeg().toBuffer()).subarray(0, 700),
    'good.picture_format',
  ],
])('%s is refused in words', async (_, make, refused) => {
  const before = await shop.db.query(sql`select count(*) from pictures`);
  expect((await upload(await make())).refusal).toBe(refused);
  expect(await shop.db.query(sql`select count(*) from pictures`)).toEqual(before);
});

test('only those who edit goods upload, from pages of the shop', async () => {
  const file = await draw(400, 400).png().toBuffer();
  const buyer = await shop.signedIn('buyer');
  expect((await upload(file, { by: buyer })).status).toBe(403);
  expect((await upload(file, { by: shop.visitor() })).status).toBe(403);
  expect((await upload(file, { site: 'cross-site' })).status).toBe(403);
  expect((await upload(file, { type: 'image/svg+xml' })).status).toBe(400);
  expect((await upload(file, { type: 'image/png' })).status).toBe(200);
});

test('an upload that nothing shows is forgotten after a month, one that a good has is not', async () => {
  const id = await hammock('a');
  const used = await upload(await draw(700, 701).jpeg().toBuffer());
  const left = await upload(await draw(701, 702).jpeg().toBuffer());
  await set(id, plain([used.id]));
  const kept = async () =>
    (
      await shop.db.query<{ id: number }>(sql`
        select picture_id as id from uploaded_pictures where picture_id in (${used.id}, ${left.id})`)
    ).map((one) => one.id);
  const day = 86_400_000;
  await forgetUploads(shop.db, new Date(shop.clock.now().getTime() + 30 * day));
  expect(await kept()).toEqual([used.id, left.id]);
  await forgetUploads(shop.db, new Date(shop.clock.now().getTime() + 32 * day));
  expect(await kept()).toEqual([used.id]);
});
