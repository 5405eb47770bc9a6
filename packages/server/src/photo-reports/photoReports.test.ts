import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { ApiError } from '@siren/contract/errors';
import { photoArchivePath, photoPath } from '@siren/contract/uploads';
import { PHOTO_PART_BYTES } from '@siren/domain/photo-reports';
import type { PhotoPlan } from '@siren/domain/photo-reports';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createPhotoShop, drawPhoto, plainPhoto } from './testing/createPhotoShop.ts';
import type { PhotoShop, ShotOf } from './testing/createPhotoShop.ts';

let shop: PhotoShop;
let buyer: Visitor;
let plan: PhotoPlan;
let store: number;
const may = (permissions: readonly string[]) =>
  shop.db.query(sql`update users set permissions = ${permissions}::text[] where login = 'staff'`);
const all = ['photo-reports.plan', 'photo-reports.send', 'photo-reports.review'];

beforeAll(async () => {
  shop = await createPhotoShop();
  buyer = await shop.signedIn('buyer');
  store = shop.ids.stores['msk-1']!;
  plan = await shop.planner.call('/api/tools/photo-reports/create-plan', wish(['Общий вид', 'Ценники']));
});
afterAll(() => shop.close());

const wish = (names: string[]) => ({
  ...{ idempotencyKey: randomUUID(), period: '2026-11', task: 'Витрина «Осень»', deadline: '2026-11-28' },
  stores: [store, shop.ids.stores['ekb-1']!],
  shots: names.map((name) => ({ name, sample: null })),
});
const of = (at = plan) => ({ plan: at.id, store });
const shotOf = (index: number, at = plan) => ({ ...of(at), shot: at.shots[index]!.id });
const get = (at = plan) => shop.planner.call('/api/tools/photo-reports/get', of(at));

const begin = (of: ShotOf | null, size: number, name?: string) => shop.begin(of, size, name);
const send = (of: ShotOf | null, bytes: Buffer) => shop.send(of, bytes);
const look = (who: Visitor, id: string, width = 640, format = 'webp') =>
  shop.server.inject({
    url: `${photoPath}?id=${id}&width=${width}&format=${format}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { token: who.token() },
  });

test('a report is sent once all its photos are here, given back with spots, sent again and accepted', async () => {
  const bytes = await plainPhoto(900, 600);
  await send(shotOf(0), bytes);
  const first = await get();
  expect(first).toMatchObject({ status: 'draft', photos: 1 });
  const seen = (at: { version: number }) => ({ ...of(), version: at.version });
  expect(await refusalOf(shop.planner.call('/api/tools/photo-reports/send', seen(first)))).toBe(
    'photo_report.missing',
  );
  await send(shotOf(1), bytes);
  const whole = await get();
  const out = await shop.planner.call('/api/tools/photo-reports/send', seen(whole));
  expect(out).toMatchObject({ status: 'sent', overdue: false });
  expect(await refusalOf(begin(shotOf(0), 100))).toBe('photo_report.step_not_allowed');

  const note = { shot: plan.shots[0]!.id, x: 81.25, y: 40, text: 'Вместо растения стоит стул.' };
  const reject = { ...seen(out), comment: 'Верните растение.', notes: [note], deadline: null };
  const back = await shop.planner.call('/api/tools/photo-reports/reject', reject);
  expect(back).toMatchObject({ status: 'rejected', notes: [note], comment: 'Верните растение.' });
  expect(back.reviewer).not.toBeNull();
  expect(await refusalOf(shop.planner.call('/api/tools/photo-reports/accept', seen(out)))).toBe(
    'general.conflict',
  );

  const before = back.taken[0]!.photo.id;
  await send(shotOf(0), bytes);
  const again = await get();
  expect(again.taken[0]!.photo.id).not.toBe(before);
  const last = await shop.planner.call('/api/tools/photo-reports/send', seen(again));
  expect(await shop.planner.call('/api/tools/photo-reports/accept', seen(last))).toMatchObject({
    status: 'accepted',
  });
  const { rows } = await shop.db
    .query<{ action: string }>(sql`select action from audit_entries where kind = 'photo_report' order by id`)
    .then((list) => ({ rows: list.map(({ action }) => action) }));
  expect(rows).toEqual(['photo', 'photo', 'send', 'reject_photos', 'photo', 'send', 'accept_photos']);
});

test('a photo goes on from what is here, and a lost answer sends nothing twice', async () => {
  const other = await shop.planner.call('/api/tools/photo-reports/create-plan', wish(['Касса']));
  const bytes = await sharp(
    Buffer.from(Array.from({ length: 900 * 700 * 3 }, (_, at) => (at * 7919) % 251)),
    {
      raw: { width: 900, height: 700, channels: 3 },
    },
  )
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(PHOTO_PART_BYTES);
  const { id } = await begin(shotOf(0, other), bytes.length, 'goes on.png');
  await shop.sendPart(id, 0, bytes.subarray(0, 1000));
  expect(await shop.sendPart(id, 0, bytes.subarray(0, 1000))).toMatchObject({
    received: 1000,
    photo: null,
  });
  expect(await begin(shotOf(0, other), bytes.length, 'goes on.png')).toMatchObject({ id, received: 1000 });
  let here = { received: 1000 };
  while (here.received < bytes.length)
    here = await shop.sendPart(
      id,
      here.received,
      bytes.subarray(here.received, here.received + PHOTO_PART_BYTES),
    );
  expect(here).toMatchObject({ id, photo: { width: 900, height: 700 } });
  expect(await begin(shotOf(0, other), bytes.length, 'goes on.png')).toMatchObject({
    id,
    received: bytes.length,
  });
  expect((await get(other)).photos).toBe(1);
});

test('a photo is turned upright and keeps nothing of where it was taken', async () => {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '56/1 50/1 0/1', GPSLatitudeRef: 'N' } };
  const bytes = await drawPhoto(1800, 900).withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const { id, photo } = await send(null, bytes);
  expect(photo).toMatchObject({ width: 900, height: 1800 });
  for (const format of ['webp', 'jpeg']) {
    const answer = await look(shop.planner, id, 640, format);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': `image/${format}` });
    const kept = await sharp(answer.rawPayload).metadata();
    expect(kept).toMatchObject({ format, width: 640, height: 1280 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation ?? 1).toBe(1);
  }
  expect((await readdir(shop.folder)).filter((name) => name.startsWith(id))).toHaveLength(4);
});

test('a photo with a script inside is refused', async () => {
  const script = '<Script>alert(1)</Script>';
  const described = await drawPhoto(900, 600)
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer();
  const followed = Buffer.concat([await plainPhoto(900, 600), Buffer.from(script)]);
  const before = (await readdir(shop.folder)).length;
  for (const bytes of [described, followed]) expect(await refusalOf(send(null, bytes))).toBe('photo.script');
  expect(await readdir(shop.folder)).toHaveLength(before);
});

test('what is no photo, or one of a hundred megapixels, is refused and forgotten', async () => {
  const refused = (bytes: Buffer) => refusalOf(send(null, bytes));
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
  expect(await refused(heic)).toBe('photo.format');
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${inside}</svg>`);
  expect(await refused(svg(''))).toBe('photo.format');
  expect(await refused(svg('<script>alert(1)</script>'))).toBe('photo.script');
  expect(await refused(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('photo.format');
  expect(await refused(await plainPhoto(400, 200))).toBe('photo.small');
  expect(await refused(await plainPhoto(10_000, 10_000))).toBe('photo.large');
  expect((await readdir(shop.folder)).filter((name) => name.endsWith('.coming'))).toEqual([]);
});

test('photos are seen by whoever may see reports, and by nobody else', async () => {
  const { id } = await send(null, await plainPhoto(900, 600));
  expect((await look(buyer, id)).statusCode).toBe(403);
  expect((await look(shop.visitor(), id)).statusCode).toBe(403);
  expect((await look(shop.planner, id, 641)).statusCode).toBe(404);
  expect(await refusalOf(buyer.call('/api/tools/photo-reports/get', of()))).toBe('user.not_authorized');
  for (const permission of all) {
    await may([permission]);
    expect((await look(shop.planner, id)).statusCode).toBe(200);
  }
  expect(await refusalOf(begin(null, 100))).toBe('user.not_authorized');
  await may(all);
});

test('the last day ends by the clocks of each store', async () => {
  const made = await shop.planner.call('/api/tools/photo-reports/create-plan', {
    ...wish(['Вход']),
    deadline: '2026-11-18',
  });
  shop.clock.advance(Date.parse('2026-11-18T23:00:00+03:00') - shop.clock.now().getTime());
  await shop.signIn();
  const { cells, periods } = await shop.planner.call('/api/tools/photo-reports/board', { period: '2026-11' });
  expect(periods).toEqual(['2026-11']);
  const late = Object.fromEntries(
    cells.filter((cell) => cell.plan === made.id).map((cell) => [cell.store, cell.overdue]),
  );
  expect(late).toEqual({ [store]: false, [shop.ids.stores['ekb-1']!]: true });
});

test('a plan is made once by its key, changed as it was seen, and keeps stores that began', async () => {
  const again = wish(['Вход']);
  const made = await shop.planner.call('/api/tools/photo-reports/create-plan', again);
  expect((await shop.planner.call('/api/tools/photo-reports/create-plan', again)).id).toBe(made.id);
  const otherwise = await shop.planner
    .call('/api/tools/photo-reports/create-plan', { ...again, task: 'Касса' })
    .catch((error: unknown) => error as ApiError);
  expect(otherwise).toMatchObject({ key: 'photo_report.made_otherwise', body: { data: { id: made.id } } });
  await send(shotOf(0, made), await plainPhoto(900, 600));
  const change = {
    id: made.id,
    version: made.version,
    task: 'Вход',
    deadline: '2026-11-30',
    stores: [store],
  };
  const saved = await shop.planner.call('/api/tools/photo-reports/save-plan', change);
  expect(saved).toMatchObject({ task: 'Вход', deadline: '2026-11-30', stores: [{ id: store }] });
  expect(await refusalOf(shop.planner.call('/api/tools/photo-reports/save-plan', change))).toBe(
    'general.conflict',
  );
  const without = { ...change, version: saved.version, stores: [shop.ids.stores['ekb-1']!] };
  expect(await refusalOf(shop.planner.call('/api/tools/photo-reports/save-plan', without))).toBe(
    'photo_report.store_used',
  );
});

test('all photos of a plan are got as one archive that names store, report and photo, by nobody else', async () => {
  const made = await shop.planner.call(
    '/api/tools/photo-reports/create-plan',
    wish(['Вход', 'Касса: ценники']),
  );
  const archive = (who: Visitor, id = made.id) =>
    shop.server.inject({
      url: `${photoArchivePath}?plan=${id}`,
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { token: who.token() },
    });
  expect(Object.keys(unzipSync((await archive(shop.planner)).rawPayload))).toEqual([]);
  await send(shotOf(0, made), await plainPhoto(900, 600));
  await send(shotOf(1, made), await plainPhoto(600, 900));
  const answer = await archive(shop.planner);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/zip' });
  const files = unzipSync(answer.rawPayload);
  const names = Object.keys(files);
  expect(names.map((name) => name.split('/').slice(1).join('/'))).toEqual([
    'Витрина «Осень»/01 Вход.jpg',
    'Витрина «Осень»/02 Касса ценники.jpg',
  ]);
  const { name, address } = made.stores.find(({ id }) => id === store)!;
  expect(names[0]).toContain(`${name}, ${address}/`);
  const sizes = await Promise.all(
    Object.values(files).map(async (bytes) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['jpeg', 900, 600],
    ['jpeg', 600, 900],
  ]);
  expect((await archive(buyer)).statusCode).toBe(403);
  expect((await archive(shop.visitor())).statusCode).toBe(403);
  expect((await archive(shop.planner, 99_999)).statusCode).toBe(404);
});

test('a plan and a report tell what was done to them', async () => {
  const made = await shop.planner.call('/api/tools/photo-reports/create-plan', wish(['Вход']));
  await send(shotOf(0, made), await plainPhoto(900, 600));
  expect((await get(made)).changes.map(({ action }) => action)).toEqual(['photo']);
  const read = await shop.planner.call('/api/tools/photo-reports/get-plan', { id: made.id });
  expect(read.changes.map(({ action }) => action)).toEqual(['add']);
  expect(read.cells.find((cell) => cell.store === store)).toMatchObject({ photos: 1 });
});

test('a plan whose last day is over in a store is not made, nor put off to such a day; one that is over is changed otherwise', async () => {
  const over = { ...wish(['Вход']), deadline: '2026-11-01' };
  expect(await refusalOf(shop.planner.call('/api/tools/photo-reports/create-plan', over))).toBe(
    'photo_report.deadline_over',
  );
  const made = await shop.planner.call('/api/tools/photo-reports/create-plan', {
    ...wish(['Вход']),
    deadline: '2026-11-20',
  });
  const { id, task, version } = made;
  const change = { id, task, version, stores: [store], deadline: '2026-11-01' };
  expect(await refusalOf(shop.planner.call('/api/tools/photo-reports/save-plan', change))).toBe(
    'photo_report.deadline_over',
  );
  shop.clock.advance(5 * 86_400_000);
  await shop.signIn();
  const renamed = { ...change, task: 'Витрина', deadline: '2026-11-20' };
  expect(await shop.planner.call('/api/tools/photo-reports/save-plan', renamed)).toMatchObject({
    task: 'Витрина',
  });
});
