import { randomUUID } from 'node:crypto';
import type { ApiError } from '@siren/contract/errors';
import type { StaffStore } from '@siren/domain/stores';
import type { StoreWeek } from '@siren/domain/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { seedPlaces } from '../db/seed/index.ts';
import { createHandlers } from '../shop/index.ts';
import { testPayTypes, testRegions } from '../testing/testPlaces.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop({ handlers: createHandlers() });
  await shop.db.query(sql`
    update users set permissions = permissions || '{admin.access,franchise-stores.edit,users.manage}' where login = 'staff'`);
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

const idOf = (code: string) => shop.ids.stores[code]!;
const get = (code: string) => staff.call('/api/admin/franchise-stores/get', { id: idOf(code) });
type Wish = Parameters<typeof staff.call<'/api/admin/franchise-stores/save'>>[1]['set'];
const save = async (code: string, set: Wish, seen?: StaffStore) => {
  const { id, version } = seen ?? (await get(code));
  return staff.call('/api/admin/franchise-stores/save', { id, version, set });
};
const list = async (asked: { query?: string; filters?: object }) => {
  const { rows } = await staff.call('/api/admin/franchise-stores/list', asked);
  return rows.map(({ code }) => code);
};
const shown = async (code: string) =>
  (await shop.visitor().call('/api/info', {})).stores.find((store) => store.code === code);

const week: StoreWeek = [
  ...Array.from({ length: 5 }, () => ({ opens: '09:00', closes: '20:00' })),
  { opens: '10:00', closes: '18:00', pause: { opens: '13:00', closes: '14:00' } },
  null,
];

test('stores are found by name, code and city, and narrowed', async () => {
  expect(await list({})).toEqual(['msk-1', 'khimki-1', 'ekb-1']);
  expect(await list({ query: 'KHIMKI' })).toEqual(['khimki-1']);
  expect(await list({ query: 'екатеринбург' })).toEqual(['ekb-1']);
  const { cities } = await staff.call('/api/admin/franchise-stores/choices', {});
  const ural = cities.find(({ name }) => name === 'Екатеринбург')!;
  expect(await list({ filters: { region: [ural.region.id] } })).toEqual(['ekb-1']);
  expect(await list({ filters: { city: [ural.id], kind: ['partner'] } })).toEqual([]);
  expect(await list({ filters: { state: ['off'] } })).toEqual([]);
});

test('hours that staff set are those that shoppers see, and both know whether it is open', async () => {
  const saved = await save('khimki-1', { week });
  expect(saved.hours).toMatchObject({ opens: '09:00', closes: '20:00', week });
  expect(await shown('khimki-1')).toMatchObject({ week });
  expect(saved.changes[0]).toMatchObject({ action: 'save', changes: [{ field: 'week' }] });
  expect(saved.changes[0]?.changes[0]?.from).toContain('10:00–21:00; 10:00–21:00');
});

test('a change is undone from the history, hours and city with it', async () => {
  const before = await get('khimki-1');
  const { cities } = await staff.call('/api/admin/franchise-stores/choices', {});
  const city = cities.find(({ name }) => name === 'Москва')!.id;
  const set = {
    city,
    week: week.toReversed(),
    payTypes: [],
    location: { lat: 55.5, lon: 37.25 },
    inn: '7707083893',
  };
  const { changes } = await save('khimki-1', set);
  const entry = changes[0]!.id;
  const { undo } = await staff.call('/api/admin/audit/get', { id: entry });
  expect(undo.hindrance).toBeNull();
  await staff.call('/api/admin/audit/undo', { id: entry, version: undo.version });
  const { version, changes: after, ...now } = await get('khimki-1');
  expect(after).toHaveLength(before.changes.length + 2);
  expect({ ...now, changes: [], version: 0 }).toEqual({ ...before, changes: [], version: 0 });
  expect(version).toBe(before.version + 2);
});

test('what staff have changed the file of places leaves as it is', async () => {
  await save('ekb-1', { name: 'Сирень Уралмаш', payTypes: ['cash'] });
  const ids = await seedPlaces(shop.db, { regions: testRegions, payTypes: testPayTypes });
  expect(ids.stores).toEqual(shop.ids.stores);
  expect(await get('ekb-1')).toMatchObject({ name: 'Сирень Уралмаш', payTypes: ['cash'], byHand: true });
  expect(await get('msk-1')).toMatchObject({ name: 'Сирень msk-1', byHand: false });
});

test('whoever saves what they saw before is told of the present one', async () => {
  const seen = await get('msk-1');
  await save('msk-1', { phone: '+7 800 1' });
  const refused = await save('msk-1', { phone: '+7 800 2' }, seen).catch((error: unknown) => error);
  expect((refused as ApiError).is('general.conflict')).toBe(true);
  expect((refused as ApiError).body).toMatchObject({ data: { phone: '+7 800 1' } });
});

test.each<Wish>([
  { inn: '6686012347' },
  { kpp: '1' },
  { ogrn: '1027700132196' },
  { name: ' ' },
  { email: 'почта' },
  { week: week.slice(1) },
  {
    week: [{ opens: '10:00', closes: '12:00', pause: { opens: '11:00', closes: '13:00' } }, ...week.slice(1)],
  },
])('%j is refused', async (set) => {
  expect(await refusalOf(save('msk-1', set))).toBe('general.bad_request');
});

test('a press that is repeated makes one store, which nobody can choose yet', async () => {
  const { cities } = await staff.call('/api/admin/franchise-stores/choices', {});
  const wish = {
    ...{ idempotencyKey: randomUUID(), code: 'msk-2', name: 'Сирень Арбат', address: 'ул. Арбат, 1' },
    city: cities.find(({ name }) => name === 'Москва')!.id,
  };
  const made = await staff.call('/api/admin/franchise-stores/create', wish);
  expect((await staff.call('/api/admin/franchise-stores/create', wish)).id).toBe(made.id);
  expect(await shown('msk-2')).toBeUndefined();
  const otherwise = await staff
    .call('/api/admin/franchise-stores/create', { ...wish, name: 'Сирень Пресня' })
    .catch((error: unknown) => error as ApiError);
  expect(otherwise).toMatchObject({
    key: 'store.made_otherwise',
    body: { data: { id: made.id, name: wish.name } },
  });
  const again = staff.call('/api/admin/franchise-stores/create', { ...wish, idempotencyKey: randomUUID() });
  expect(await refusalOf(again)).toBe('store.code_taken');

  const { id, version } = made;
  const on = await staff.call('/api/admin/franchise-stores/switch', { id, version, active: true, orders: 0 });
  expect(await shown('msk-2')).toMatchObject({ name: 'Сирень Арбат' });
  await staff.call('/api/admin/franchise-stores/delete', { id, version: on.version });
  expect(await refusalOf(staff.call('/api/admin/franchise-stores/get', { id }))).toBe('store.not_found');
  const { rows } = await staff.call('/api/admin/audit/list', { filters: { kind: ['store'] } });
  expect(rows[0]).toMatchObject({ action: 'delete', record: id });
});

test('a store that plans of photo reports name is not deleted', async () => {
  const { id, version } = await staff.call('/api/admin/franchise-stores/create', {
    ...{ idempotencyKey: randomUUID(), code: 'msk-photo', name: 'Сирень Фото', address: 'ул. Фото, 1' },
    city: (await get('msk-1')).city.id,
  });
  await shop.db.query(sql`
    with plan as (insert into photo_plans (period, task, deadline, request, made_at)
      values ('2026-11-01', 'Витрина', '2026-11-18', gen_random_uuid(), now()) returning id)
    insert into photo_plan_stores (plan_id, store_id) select id, ${id}::int from plan`);
  expect((await staff.call('/api/admin/franchise-stores/get', { id })).uses.plans).toBe(1);
  expect(await refusalOf(staff.call('/api/admin/franchise-stores/delete', { id, version }))).toBe(
    'store.used',
  );
});

test('the first store of a city is switched on once it has a place on the map', async () => {
  const [city] = await shop.db.query<{ id: number }>(sql`
    insert into cities (region_id, code, name) select region_id, 'far', 'Дальний' from cities limit 1 returning id`);
  const { id, version, location } = await staff.call('/api/admin/franchise-stores/create', {
    ...{ idempotencyKey: randomUUID(), code: 'far-1', name: 'Сирень Дальний', address: 'ул. Первая, 1' },
    city: city!.id,
  });
  expect(location).toEqual({ lat: 0, lon: 0 });
  const turn = (seen: number) =>
    staff.call('/api/admin/franchise-stores/switch', { id, version: seen, active: true, orders: 0 });
  expect(await refusalOf(turn(version))).toBe('store.no_place');
  const placed = await staff.call('/api/admin/franchise-stores/save', {
    ...{ id, version, set: { location: { lat: 57.5, lon: 60.2 } } },
  });
  expect((await turn(placed.version)).active).toBe(true);
});

test('a store with pieces in stock is not deleted', async () => {
  const { id, version, uses, coverage } = await get('msk-1');
  expect(uses.pieces).toBeGreaterThan(0);
  expect(coverage.reduce((sum, { here }) => sum + here, 0)).toBeGreaterThan(0);
  expect(await refusalOf(staff.call('/api/admin/franchise-stores/delete', { id, version }))).toBe(
    'store.used',
  );
});

test('who may not edit stores sees none', async () => {
  const buyer = await shop.signedIn('buyer');
  expect(await refusalOf(buyer.call('/api/admin/franchise-stores/list', {}))).toBe('user.not_authorized');
});
