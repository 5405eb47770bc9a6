import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { photoArchivePath, photoPartPath } from '@siren/contract/uploads';
import { PHOTO_BYTES_MAX, PHOTO_PART_BYTES, PHOTOS_UNUSED_MAX } from '@siren/domain/photo-reports';
import type { PhotoFile } from '@siren/domain/photo-reports';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { forgetPhotos } from './index.ts';
import { breakingLine } from './testing/breakingLine.ts';
import { createPhotoShop, plainPhoto } from './testing/createPhotoShop.ts';
import type { PhotoShop } from './testing/createPhotoShop.ts';

const DAY_MS = 86_400_000;
const BREAKS = 10;

let shop: PhotoShop;
let photo: Buffer;
beforeAll(async () => {
  shop = await createPhotoShop();
  photo = await plainPhoto(900, 600);
});
afterAll(() => shop.close());

const filesOf = async (id: string) => (await readdir(shop.folder)).filter((name) => name.startsWith(id));
const forget = (days: number) =>
  forgetPhotos(shop.db, shop.folder, new Date(shop.clock.now().getTime() + days * DAY_MS));

/** A photo of just under 12 MB that cannot be packed. */
async function heavyPhoto(): Promise<Buffer> {
  const [width, height] = [2_048, 2_040];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7_919) % 251));
  const raw = { raw: { width, height, channels: 3 as const } };
  const bytes = await sharp(noise, raw).png({ compressionLevel: 0 }).toBuffer();
  return bytes;
}

test('twelve megabytes come over a line that breaks ten times within parts, and nothing that is here is sent again', async () => {
  const bytes = await heavyPhoto();
  expect(PHOTO_BYTES_MAX - bytes.length).toBeLessThan(PHOTO_PART_BYTES);
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.server.address() as AddressInfo;
  const line = await breakingLine(port, BREAKS, 1_100_000);
  const part = (id: string, at: number): Promise<PhotoFile> =>
    fetch(`http://127.0.0.1:${line.port}${photoPartPath}?file=${id}&at=${at}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'sec-fetch-site': 'same-origin',
        cookie: `token=${shop.planner.token()}`,
      },
      body: bytes.subarray(at, at + PHOTO_PART_BYTES) as Buffer<ArrayBuffer>,
    }).then((answer) => answer.json() as Promise<PhotoFile>);
  const plan = await shop.makePlan(['Общий вид']);
  const again = () => shop.begin(shop.shotOf(plan, 0), bytes.length, 'heavy.png');
  let here = await again();
  const { id } = here;
  const places: number[] = [];
  while (here.photo === null) {
    places.push(here.received);
    here = await part(id, here.received).catch(again);
  }
  expect(here).toMatchObject({ id, received: bytes.length, photo: { width: 2_048, height: 2_040 } });
  expect(line.cuts()).toBe(BREAKS);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // What was lost is a part for each break at most; lines of headers are the rest.
  expect(line.sent()).toBeLessThan(bytes.length + (BREAKS + 1) * PHOTO_PART_BYTES);
  line.close();
});

test('a last part that is sent twice at once is one photo', async () => {
  const plan = await shop.makePlan(['Касса']);
  const { id } = await shop.begin(shop.shotOf(plan, 0), photo.length);
  const answers = await Promise.all([shop.sendPart(id, 0, photo), shop.sendPart(id, 0, photo)]);
  for (const answer of answers) expect(answer).toMatchObject({ id, photo: { width: 900, height: 600 } });
  expect(await filesOf(id)).toHaveLength(4);
  const entries = await shop.db.query(sql`
    select from audit_entries where kind = 'photo_report' and action = 'photo'
      and record = (select max(id)::text from photo_reports)`);
  expect(entries).toHaveLength(1);
});

test('a photo that came whole, and was not kept before the shop ended, is kept once it is asked for', async () => {
  const { id } = await shop.begin(null, photo.length, 'ended.jpg');
  await shop.sendPart(id, 0, photo.subarray(0, 1_000));
  await writeFile(join(shop.folder, `${id}.coming`), photo);
  await shop.db.query(sql`update photo_files set received = size where id = ${id}::uuid`);
  expect(await shop.begin(null, photo.length, 'ended.jpg')).toMatchObject({
    id,
    received: photo.length,
    photo: null,
  });
  expect(await shop.sendPart(id, photo.length, Buffer.alloc(0))).toMatchObject({ photo: { width: 900 } });
});

test('a photo whose first bytes are gone begins anew', async () => {
  const { id } = await shop.begin(null, photo.length);
  await shop.sendPart(id, 0, photo.subarray(0, 1_000));
  await rm(join(shop.folder, `${id}.coming`));
  expect(await shop.sendPart(id, 1_000, photo.subarray(1_000))).toMatchObject({ received: 0, photo: null });
  expect(await shop.sendPart(id, 0, photo)).toMatchObject({ photo: { width: 900 } });
});

test('photos that nothing shows go: replaced ones in a day, those on their way in a week, samples in a month; those of reports and of plans stay', async () => {
  const sample = await shop.send(null, photo);
  const plan = await shop.makePlan(['Вход'], [sample.id]);
  const replaced = await shop.send(shop.shotOf(plan, 0), photo);
  const shown = await shop.send(shop.shotOf(plan, 0), photo);
  const unused = await shop.send(null, photo);
  const coming = await shop.begin(null, photo.length);
  await shop.sendPart(coming.id, 0, photo.subarray(0, 1_000));
  const left = () =>
    Promise.all([replaced, coming, unused].map(async ({ id }) => (await filesOf(id)).length));
  expect(await left()).toEqual([4, 1, 4]);
  await forget(2);
  expect(await left()).toEqual([0, 1, 4]);
  await forget(8);
  expect(await left()).toEqual([0, 0, 4]);
  await forget(32);
  expect(await left()).toEqual([0, 0, 0]);
  for (const { id } of [sample, shown]) expect(await filesOf(id)).toHaveLength(4);
  expect(await refusalOf(shop.sendPart(coming.id, 1_000, photo.subarray(1_000)))).toBe('photo.not_found');
});

test('nobody begins photos without end; one that goes on is none more', async () => {
  const first = await shop.begin(null, 100, 'first.jpg');
  const { length } = await shop.db.query(sql`
    insert into photo_files (user_id, name, size, modified, at)
    select id, 'photo ' || n, 100, n, ${shop.clock.now()} from users, generate_series(2, ${PHOTOS_UNUSED_MAX}::int) n
    where login = 'staff' returning id`);
  expect(length).toBe(PHOTOS_UNUSED_MAX - 1);
  expect(await refusalOf(shop.begin(null, 100, 'one more.jpg'))).toBe('photo.too_many');
  expect(await shop.begin(null, 100, 'first.jpg')).toMatchObject({ id: first.id });
  await forget(8);
  expect(await shop.begin(null, 100, 'one more.jpg')).toMatchObject({ received: 0 });
});

test('whoever takes all photos of a plan is written down', async () => {
  const plan = await shop.makePlan(['Вход']);
  await shop.send(shop.shotOf(plan, 0), photo);
  await shop.server.inject({
    url: `${photoArchivePath}?plan=${plan.id}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { token: shop.planner.token() },
  });
  const events = await shop.db.query(sql`
    select actor_id as actor, detail from security_events where kind = 'list_exported'`);
  expect(events).toMatchObject([
    {
      actor: shop.ids.users['staff'],
      detail: { list: 'photo-reports', format: 'zip', rows: 1, filters: { plan: plan.id } },
    },
  ]);
});
