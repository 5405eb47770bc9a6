import { pictureUploadPath } from '@siren/contract/uploads';
import type { PictureUploaded } from '@siren/contract/uploads';
import type { DraftBlock } from '@siren/domain/pages';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createGoodsShop } from '../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../goods/testing/createGoodsShop.ts';
import { forgetUploads } from '../pictures/index.ts';

let shop: GoodsShop;
beforeAll(async () => {
  shop = await createGoodsShop();
});
afterAll(() => shop.close());

const DAY = 86_400_000;

async function upload(width: number): Promise<PictureUploaded> {
  const background = { r: width % 255, g: 9, b: 99 };
  const answer = await shop.server.inject({
    method: 'POST',
    url: pictureUploadPath,
    headers: { 'content-type': 'image/jpeg', 'sec-fetch-site': 'same-origin' },
    cookies: { token: shop.staff.token() },
    payload: await sharp({ create: { width, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  return answer.json<PictureUploaded>();
}

let made = 0;
/** A page that shoppers see, with these blocks. */
async function shown(path: string, blocks: DraftBlock[]): Promise<number> {
  made += 1;
  const idempotencyKey = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const wish = { idempotencyKey, kind: 'free' as const, title: 'О\u00a0нас', path };
  const { id, version } = await shop.staff.call('/api/admin/pages/create', wish);
  await change(id, version, blocks);
  return id;
}
async function change(id: number, version: number, blocks: DraftBlock[]): Promise<void> {
  const saved = await shop.staff.call('/api/admin/pages/save', { id, version, set: { blocks } });
  await shop.staff.call('/api/admin/pages/publish', { id, version: saved.version });
}
const pictureBlock = (picture: number, alt: string | null): DraftBlock => ({
  ...{ key: 'p', type: 'picture', picture, alt, caption: '' },
});

test('a picture that was uploaded is in the block of a page, with its words or as an ornament without any', async () => {
  const { id: picture, image } = await upload(800);
  const page = await shown('zal', [pictureBlock(picture, 'Зал магазина')]);
  const seen = async () => (await shop.call('/api/promo', { path: 'zal' })).blocks;
  expect(await seen()).toMatchObject([{ type: 'picture', image: { ...image, alt: 'Зал магазина' } }]);
  const { version, pictures } = await shop.staff.call('/api/admin/pages/get', { id: page });
  expect(pictures).toEqual([{ id: picture, image }]);
  await change(page, version, [pictureBlock(picture, null)]);
  expect(await seen()).toMatchObject([{ image: { alt: '' } }]);
});

test('an upload is kept as long as a page, its draft or a version of it has it', async () => {
  const [old, present, draft, poster, left] = [
    await upload(901),
    await upload(902),
    await upload(903),
    await upload(904),
    await upload(905),
  ];
  const page = await shown('kartinki', [pictureBlock(old.id, null)]);
  const { version } = await shop.staff.call('/api/admin/pages/get', { id: page });
  await change(page, version, [pictureBlock(present.id, null)]);
  const film: DraftBlock = {
    ...{ key: 'v', type: 'video', title: '', url: '' },
    captions: null,
    poster: poster.id,
  };
  await shop.staff.call('/api/admin/pages/save', {
    ...{ id: page, version: (await shop.staff.call('/api/admin/pages/get', { id: page })).version },
    set: { blocks: [pictureBlock(draft.id, null), film] },
  });
  await forgetUploads(shop.db, new Date(shop.clock.now().getTime() + 32 * DAY));
  const kept = await shop.db.query<{ id: number }>(sql`select picture_id as id from uploaded_pictures`);
  const ids = kept.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([old.id, present.id, draft.id, poster.id]));
  expect(ids).not.toContain(left.id);
});
