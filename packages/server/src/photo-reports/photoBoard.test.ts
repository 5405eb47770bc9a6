import { randomUUID } from 'node:crypto';
import { photoBoardPath } from '@siren/contract/uploads';
import type { PhotoPlan } from '@siren/domain/photo-reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { readXlsx } from '../exports/testing/readXlsx.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { photosPlugin } from './index.ts';

let shop: TestShop;
let staff: Visitor;
let buyer: Visitor;
let plan: PhotoPlan;
let moscow: number;
let ural: number;

beforeAll(async () => {
  shop = await createTestShop();
  // No photo is sent here: reports are put into the database as they stand.
  await shop.server.register(photosPlugin, { contextFor: shop.contextFor, folder: '/nowhere' });
  await shop.db.query(sql`
    update users set permissions = '{photo-reports.plan,photo-reports.review}' where login = 'staff'`);
  staff = await shop.signedIn('staff');
  buyer = await shop.signedIn('buyer');
  [moscow, ural] = [shop.ids.stores['msk-1']!, shop.ids.stores['ekb-1']!];
  plan = await staff.call('/api/tools/photo-reports/create-plan', {
    ...{ idempotencyKey: randomUUID(), period: '2026-11', task: '=1+1', deadline: '2026-11-18' },
    ...{ stores: [moscow, ural], shots: [{ name: 'Вход', sample: null }] },
  });
  await shop.db.query(sql`
    insert into photo_reports (plan_id, store_id, status)
    select ${plan.id}::int, unnest(${[moscow, ural]}::int[]), 'sent'`);
  shop.clock.advance(Date.parse('2026-11-20T12:00:00+03:00') - shop.clock.now().getTime());
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

const reject = (store: number, deadline: string | null) =>
  staff.call('/api/tools/photo-reports/get', { plan: plan.id, store }).then(({ version }) =>
    staff.call('/api/tools/photo-reports/reject', {
      ...{ plan: plan.id, store, version, comment: 'Снова.', notes: [], deadline },
    }),
  );
const said = (store: number) =>
  shop.db.query<{ text: string; author_id: number }>(sql`
    select m.text, m.author_id from room_messages m join rooms r on r.id = m.room_id where r.store_id = ${store}`);
const cells = async () => (await staff.call('/api/tools/photo-reports/board', { period: '2026-11' })).cells;

test('a rejection gives one store a new last day, which is what it is overdue by, and tells its room', async () => {
  expect(await refusalOf(reject(moscow, '2026-11-19'))).toBe('photo_report.deadline_over');
  expect(await said(moscow)).toEqual([]);
  expect(await reject(moscow, '2026-11-23')).toMatchObject({
    ...{ status: 'rejected', deadline: '2026-11-23', overdue: false },
    reviewer: { id: shop.ids.users['staff'] },
  });
  expect(await reject(ural, null)).toMatchObject({ deadline: '2026-11-18', overdue: true });
  const late = (await cells()).map(({ store, deadline, overdue }) => ({ store, deadline, overdue }));
  expect(late.toSorted((one, other) => one.store - other.store)).toEqual(
    [
      { store: moscow, deadline: '2026-11-23', overdue: false },
      { store: ural, deadline: '2026-11-18', overdue: true },
    ].toSorted((one, other) => one.store - other.store),
  );

  expect(await said(ural)).toEqual([]);
  const text = 'Фотоотчёт «=1+1» отклонён: переснимите до\u00a023.11.2026.';
  expect(await said(moscow)).toEqual([{ text, author_id: shop.ids.users['staff'] }]);
  const { changes } = await staff.call('/api/tools/photo-reports/get', { plan: plan.id, store: moscow });
  expect(changes[0]?.changes).toContainEqual({ field: 'deadline', from: '2026-11-18', to: '2026-11-23' });

  shop.clock.advance(Date.parse('2026-11-24T00:00:00+03:00') - shop.clock.now().getTime());
  staff = await shop.signedIn('staff');
  expect((await cells()).every(({ overdue }) => overdue)).toBe(true);
});

const file = (who: Visitor, query: Record<string, string>) =>
  shop.server.inject({
    url: `${photoBoardPath}?${new URLSearchParams(query).toString()}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { token: who.token() },
  });
const rowsOf = async (query: Record<string, string> = {}) =>
  readXlsx((await file(staff, { period: '2026-11', ...query })).rawPayload);

test('the board leaves as a table, narrowed as its address says; nothing of it is calculated', async () => {
  const [heads = [], ...rows] = await rowsOf();
  const board = await staff.call('/api/tools/photo-reports/board', { period: '2026-11' });
  expect(rows).toHaveLength(board.cells.length);
  expect(heads.slice(0, 3)).toEqual(['Задание', 'Магазин', 'Адрес']);
  expect(rows.map(([task]) => task)).toEqual(['=1+1', '=1+1']);
  const region = board.stores.find(({ id }) => id === moscow)!.region.id;
  const narrowed: Record<string, string>[] = [{ region: String(region) }, { store: String(moscow) }];
  for (const query of narrowed) expect(await rowsOf(query)).toHaveLength(2);
  expect(await rowsOf({ state: 'accepted' })).toHaveLength(1);
  expect(await rowsOf({ reviewer: String(shop.ids.users['staff']) })).toHaveLength(3);
  expect(await rowsOf({ reviewer: String(shop.ids.users['buyer']) })).toHaveLength(1);
  const [taken] = await shop.db.query<{ detail: object }>(sql`
    select detail from security_events where kind = 'list_exported' order by id limit 1`);
  expect(taken?.detail).toMatchObject({ list: 'photo-reports', rows: 2 });
});

test('nobody else gets the table, no cache keeps it, and no other month is guessed', async () => {
  expect((await file(staff, {})).headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await file(buyer, {})).statusCode).toBe(403);
  expect((await file(shop.visitor(), {})).statusCode).toBe(403);
  expect((await file(staff, { period: 'never' })).statusCode).toBe(400);
});

test('a board opens on the present month, whatever is planned for later', async () => {
  await staff.call('/api/tools/photo-reports/create-plan', {
    ...{ idempotencyKey: randomUUID(), period: '2027-05', task: 'Май', deadline: '2027-05-18' },
    ...{ stores: [moscow], shots: [{ name: 'Вход', sample: null }] },
  });
  const { period, periods } = await staff.call('/api/tools/photo-reports/board', { period: null });
  expect({ period, periods }).toEqual({ period: '2026-11', periods: ['2027-05', '2026-11'] });
});

test('a store that is switched off is asked for nothing new, and stays where it was asked', async () => {
  const wish = (stores: number[]) => ({
    ...{ idempotencyKey: randomUUID(), period: '2026-11', task: 'Касса', deadline: '2026-11-28', stores },
    shots: [{ name: 'Касса', sample: null }],
  });
  const made = await staff.call('/api/tools/photo-reports/create-plan', wish([moscow, ural]));
  await shop.db.query(sql`update stores set active = false where id = ${ural}`);
  expect(await refusalOf(staff.call('/api/tools/photo-reports/create-plan', wish([ural])))).toBe(
    'photo_report.store_gone',
  );
  const saved = await staff.call('/api/tools/photo-reports/save-plan', {
    ...{ id: made.id, version: made.version, task: 'Касса', deadline: '2026-11-29', stores: [moscow, ural] },
  });
  expect(saved.stores.map(({ id }) => id)).toContain(ural);
  await shop.db.query(sql`update stores set active = true where id = ${ural}`);
});
