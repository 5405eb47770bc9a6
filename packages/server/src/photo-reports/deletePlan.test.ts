import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { forgetPhotos } from './index.ts';
import { createPhotoShop, plainPhoto } from './testing/createPhotoShop.ts';
import type { PhotoShop } from './testing/createPhotoShop.ts';

let shop: PhotoShop;
let photo: Buffer;
beforeAll(async () => {
  shop = await createPhotoShop();
  photo = await plainPhoto(900, 600);
});
afterAll(() => shop.close());

const remove = ({ id, version }: { id: number; version: number }) =>
  shop.planner.call('/api/tools/photo-reports/delete-plan', { id, version });

test('a plan that no store has begun is deleted as it was seen, and the history tells it', async () => {
  const plan = await shop.makePlan(['Вход']);
  expect(await refusalOf(remove({ ...plan, version: 7 }))).toBe('general.conflict');
  await remove(plan);
  expect(await refusalOf(remove(plan))).toBe('photo_report.not_found');
  const entries = await shop.db.query(sql`
    select changes from audit_entries where kind = 'photo_plan' and action = 'delete'`);
  expect(entries).toEqual([{ changes: [{ field: 'task', from: 'Витрина', to: null }] }]);
});

test('one that a store has begun stays', async () => {
  const plan = await shop.makePlan(['Вход']);
  await shop.send(shop.shotOf(plan, 0), photo);
  expect(await refusalOf(remove(plan))).toBe('photo_report.plan_used');
});

test('the bytes of a photo on its way to a plan that is deleted go with others that nothing shows', async () => {
  const plan = await shop.makePlan(['Вход', 'Касса']);
  const ids: string[] = [];
  for (const at of [0, 1]) {
    const { id } = await shop.begin(shop.shotOf(plan, at), photo.length, 'the same.jpg');
    await shop.sendPart(id, 0, photo.subarray(0, 1_000));
    ids.push(id);
  }
  await remove(plan);
  const rest = photo.subarray(1_000);
  expect(await refusalOf(shop.sendPart(ids[0] ?? '', 1_000, rest))).toBe('photo_report.not_found');
  await forgetPhotos(shop.db, shop.folder, new Date(shop.clock.now().getTime() + 8 * 86_400_000));
  expect((await readdir(shop.folder)).filter((name) => ids.some((id) => name.startsWith(id)))).toEqual([]);
});

test('of a photo and a deletion at once, the photo is kept, or told that the plan is gone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const plan = await shop.makePlan(['Вход']);
    const of = shop.shotOf(plan, 0);
    const { id } = await shop.begin(of, photo.length);
    const [sent, removed] = await Promise.all([
      refusalOf(shop.sendPart(id, 0, photo)),
      refusalOf(remove(plan)),
    ]);
    expect([
      ['done', 'photo_report.plan_used'],
      ['photo_report.not_found', 'done'],
    ]).toContainEqual([sent, removed]);
  }
});
