import { pictureUploadPath } from '@siren/contract/uploads';
import type { PictureUploaded } from '@siren/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { forgetUploads, uploadsPlugin } from '../pictures/index.ts';
import { createHandlers } from '../shop/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
let buyer: Visitor;
beforeAll(async () => {
  shop = await createTestShop({ handlers: createHandlers() });
  await shop.server.register(uploadsPlugin, { contextFor: shop.contextFor });
  await shop.db.query(sql`
    update users set permissions = '{admin.access,franchise-stores.edit,users.manage}' where login = 'staff'`);
  staff = await shop.signedIn('staff');
  buyer = await shop.signedIn('buyer');
});
afterAll(() => shop.close());

const send = async (who: Visitor, width = 900) =>
  shop.server.inject({
    method: 'POST',
    url: pictureUploadPath,
    headers: { 'content-type': 'image/jpeg', 'sec-fetch-site': 'same-origin' },
    cookies: { token: who.token() },
    payload: await sharp({ create: { width, height: 600, channels: 3, background: '#8a6' } })
      .jpeg()
      .toBuffer(),
  });
const id = () => shop.ids.stores['msk-1']!;
const get = () => staff.call('/api/admin/franchise-stores/get', { id: id() });
const save = async (set: { picture?: number | null; pictureAlt?: string; name?: string }) => {
  const { version } = await get();
  return staff.call('/api/admin/franchise-stores/save', { id: id(), version, set });
};
const shown = async () =>
  (await shop.visitor().call('/api/info', {})).stores.find((store) => store.code === 'msk-1');

test('a picture with words is what shoppers see of a store, until it is taken away; the history brings it back', async () => {
  expect(await shown()).not.toHaveProperty('image');
  const { id: picture, image } = (await send(staff)).json<PictureUploaded>();
  expect(await refusalOf(save({ picture, pictureAlt: ' ' }))).toBe('general.bad_request');
  expect(await refusalOf(save({ picture: 999_999, pictureAlt: 'Витрина' }))).toBe('general.bad_request');
  expect(await save({ picture, pictureAlt: 'Витрина магазина' })).toMatchObject({
    picture: { id: picture, image },
    pictureAlt: 'Витрина магазина',
  });
  expect((await shown())?.image).toEqual({ ...image, alt: 'Витрина магазина' });
  expect(await save({ name: 'Другое имя' })).toMatchObject({ picture: { id: picture } });

  const { changes } = await save({ picture: null });
  expect(await shown()).not.toHaveProperty('image');
  const entry = changes[0]!.id;
  const { undo } = await staff.call('/api/admin/audit/get', { id: entry });
  await staff.call('/api/admin/audit/undo', { id: entry, version: undo.version });
  expect((await shown())?.image).toEqual({ ...image, alt: 'Витрина магазина' });
});

test('a picture of a store is kept as long as the store has it', async () => {
  const { id: left } = (await send(staff, 901)).json<PictureUploaded>();
  await forgetUploads(shop.db, new Date(shop.clock.now().getTime() + 40 * 86_400_000));
  const kept = await shop.db.query<{ id: number }>(sql`select picture_id as id from uploaded_pictures`);
  expect(kept).toContainEqual({ id: (await get()).picture?.id });
  expect(kept).not.toContainEqual({ id: left });
});

test('who may keep neither goods nor stores sends no picture', async () => {
  expect((await send(buyer)).statusCode).toBe(403);
});
