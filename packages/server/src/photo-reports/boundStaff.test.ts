import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoArchivePath, photoPath } from '@siren/contract/uploads';
import type { PhotoPlan } from '@siren/domain/photo-reports';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { photosPlugin } from './index.ts';

let shop: TestShop;
let folder: string;
let planner: Visitor;
/** Bound to the store in Екатеринбург. */
let sender: Visitor;
let own: number;
let other: number;
let plan: PhotoPlan;

beforeAll(async () => {
  shop = await createTestShop();
  folder = await mkdtemp(join(tmpdir(), 'siren-bound-photos-'));
  await shop.server.register(photosPlugin, { contextFor: shop.contextFor, folder });
  own = shop.ids.stores['ekb-1'] ?? 0;
  other = shop.ids.stores['msk-1'] ?? 0;
  await shop.db.query(sql`update users set permissions = '{photo-reports.plan}' where login = 'staff'`);
  planner = await shop.signedIn('staff');
  await bind('cashier', own);
  sender = await shop.signedIn('cashier');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await may('cashier', ['photo-reports.send']);
  plan = await planner.call('/api/tools/photo-reports/create-plan', {
    ...{ idempotencyKey: randomUUID(), period: '2026-11', task: 'Витрина', deadline: '2026-11-29' },
    ...{ stores: [own, other], shots: [{ name: 'Общий вид', sample: null }] },
  });
});

const may = (login: string, permissions: string[]) =>
  shop.db.query(sql`update users set permissions = ${permissions}::text[] where login = ${login}`);
async function bind(login: string, store: number): Promise<void> {
  await shop.db.query(sql`update users set store_bound = true where login = ${login}`);
  await shop.db.query(sql`
    insert into user_stores (user_id, store_id) select id, ${store}::int from users where login = ${login}`);
}
const of = (store: number) => ({ plan: plan.id, store });
const get = (url: string, who: Visitor) =>
  shop.server.inject({
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { token: who.token() },
  });
const begin = (store: number) =>
  sender.call('/api/tools/photo-reports/begin-photo', {
    ...{ of: { ...of(store), shot: plan.shots[0]?.id ?? 0 }, name: 'a.jpg', size: 100, modified: 1 },
  });

test('a board and a plan have the stores that one is bound to', async () => {
  const board = await sender.call('/api/tools/photo-reports/board', { period: '2026-11' });
  expect(board.stores.map(({ id }) => id)).toEqual([own]);
  expect(new Set(board.cells.map(({ store }) => store))).toEqual(new Set([own]));
  const shown = await sender.call('/api/tools/photo-reports/get-plan', { id: plan.id });
  expect(shown.stores.map(({ id }) => id)).toEqual([own]);
  expect(shown.cells).toHaveLength(1);
});

test('reports of other stores are not there to be seen, sent, or given back', async () => {
  expect((await sender.call('/api/tools/photo-reports/get', of(own))).status).toBe('draft');
  expect(await refusalOf(sender.call('/api/tools/photo-reports/get', of(other)))).toBe(
    'photo_report.not_found',
  );
  const seen = { ...of(other), version: 0 };
  expect(await refusalOf(sender.call('/api/tools/photo-reports/send', seen))).toBe('photo_report.not_found');
  expect((await begin(own)).received).toBe(0);
  expect(await refusalOf(begin(other))).toBe('photo_report.not_found');
  await may('cashier', ['photo-reports.review']);
  const said = { comment: 'нет', notes: [], deadline: null };
  expect(await refusalOf(sender.call('/api/tools/photo-reports/accept', seen))).toBe(
    'photo_report.not_found',
  );
  expect(await refusalOf(sender.call('/api/tools/photo-reports/reject', { ...seen, ...said }))).toBe(
    'photo_report.not_found',
  );
});

test('a plan without any of one’s stores is none', async () => {
  const { id } = await planner.call('/api/tools/photo-reports/create-plan', {
    ...{ idempotencyKey: randomUUID(), period: '2026-11', task: 'Вход', deadline: '2026-11-29' },
    ...{ stores: [other], shots: [{ name: 'Вход', sample: null }] },
  });
  expect(await refusalOf(sender.call('/api/tools/photo-reports/get-plan', { id }))).toBe(
    'photo_report.not_found',
  );
  expect((await get(`${photoArchivePath}?plan=${id}`, sender)).statusCode).toBe(404);
});

test('photos of other stores are neither seen nor in the archive', async () => {
  const file = randomUUID();
  await shop.db.query(sql`
    insert into photo_files (id, user_id, name, size, modified, store_id, at, received, width, height)
    values (${file}::uuid, null, 'b.jpg', 1, 2, ${other}, now(), 1, 900, 600)`);
  expect((await get(`${photoPath}?id=${file}&width=640&format=webp`, sender)).statusCode).toBe(404);
  const archive = await get(`${photoArchivePath}?plan=${plan.id}`, sender);
  expect(Object.keys(unzipSync(archive.rawPayload))).toEqual([]);
});

test('who plans sees all stores, wherever they are bound', async () => {
  await bind('staff', own);
  const shown = await planner.call('/api/tools/photo-reports/get-plan', { id: plan.id });
  expect(new Set(shown.stores.map(({ id }) => id))).toEqual(new Set([own, other]));
  await shop.db.query(sql`update users set store_bound = false where login = 'staff'`);
});
