import { STORE_DAYS } from '@siren/domain/references';
import type { StoreDays } from '@siren/domain/regions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = '{admin.access,franchise-stores.edit,users.manage}' where login = 'staff'`);
  staff = await shop.signedIn('staff');
  id = shop.ids.stores['khimki-1']!;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`delete from store_days`);
  await shop.db.query(sql`delete from audit_entries`);
});

const get = () => staff.call('/api/admin/franchise-stores/get', { id });
const save = async (ownDays: StoreDays[]) =>
  staff.call('/api/admin/franchise-stores/save', { id, version: (await get()).version, set: { ownDays } });
const shown = async (code: string) =>
  (await shop.visitor().call('/api/info', {})).stores.find((store) => store.code === code)?.days;
const closed: StoreDays = { from: '2026-03-08', to: '2026-03-09', name: 'Праздник', hours: null };
const short: StoreDays = {
  ...{ from: '2026-03-07', to: '2026-03-07', name: 'Канун' },
  hours: { opens: '10:00', closes: '16:00' },
};

test('whoever keeps stores says when theirs is closed, and shoppers see it of that store alone', async () => {
  const saved = await save([closed, short]);
  expect(saved).toMatchObject({ ownDays: [short, closed], today: '2026-03-02' });
  expect(await shown('khimki-1')).toEqual(expect.arrayContaining([closed, short]));
  expect(await shown('msk-1')).toEqual([]);
  expect((await save([closed])).ownDays).toEqual([closed]);
  expect(await shown('khimki-1')).toEqual([closed]);
});

test('days that stay keep their entry of the reference; those of a city or of all stores are left alone', async () => {
  await save([closed, short]);
  await shop.db.query(sql`insert into store_days (name, from_day) values ('Для всех', '2026-03-08')`);
  const entry = () =>
    shop.db.query<{ id: number }>(
      sql`select id from store_days where name in ('Праздник', 'Для всех') order by id`,
    );
  const before = await entry();
  await save([closed, { ...short, hours: null }]);
  expect(await entry()).toEqual(before);
  expect((await get()).hours.days).toHaveLength(3);
});

test('they are in the history, and an undo puts them back', async () => {
  await save([closed]);
  const { changes } = await save([short]);
  expect(changes[0]?.changes).toEqual([
    {
      field: 'ownDays',
      from: '08.03.2026–09.03.2026 выходной, Праздник',
      to: '07.03.2026 10:00–16:00, Канун',
    },
  ]);
  await staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
  const { rows } = await staff.call('/api/admin/audit/list', {});
  const { entry, undo } = await staff.call('/api/admin/audit/get', { id: rows[0]!.id });
  await staff.call('/api/admin/audit/undo', { id: entry.id, version: undo.version });
  expect((await get()).ownDays).toEqual([closed]);
});

test.each([
  { ...closed, name: '' },
  { ...closed, to: '2026-03-07' },
  { ...short, hours: { opens: '10:00', closes: '24:00' } },
])('%j is refused, and changes nothing', async (wrong) => {
  await save([closed]);
  expect(await refusalOf(save([closed, wrong]))).toBe('general.bad_request');
  expect((await get()).ownDays).toEqual([closed]);
});

test('two who change them at once do not lose what the first one said', async () => {
  const { version } = await get();
  const late = { id, version, set: { ownDays: [short] } };
  await save([closed]);
  expect(await refusalOf(staff.call('/api/admin/franchise-stores/save', late))).toBe('general.conflict');
  expect((await get()).ownDays).toEqual([closed]);
});

test('what somebody sets in the reference meanwhile is not lost by a save of the store', async () => {
  await shop.db.query(sql`
    update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  const { version } = await get();
  await staff.call('/api/admin/refs/save-entry', {
    ...{ id: STORE_DAYS, entry: null },
    values: { name: 'Санитарный день', from_day: '10.03.2026', store_id: String(id) },
  });
  const late = { id, version, set: { ownDays: [short] } };
  expect(await refusalOf(staff.call('/api/admin/franchise-stores/save', late))).toBe('general.conflict');
  expect((await get()).ownDays.map(({ name }) => name)).toEqual(['Санитарный день']);
});

test('days that are called otherwise keep their place: what counted before them still does', async () => {
  const long: StoreDays = { from: '2026-03-06', to: '2026-03-12', name: 'Каникулы', hours: null };
  await save([long]);
  await save([long, short]);
  const first = async () =>
    (await shown('khimki-1'))?.find(({ from, to }) => from <= short.from && short.from <= to);
  expect(await first()).toEqual(short);
  await save([{ ...long, name: 'Весенние каникулы' }, short]);
  expect(await first()).toEqual(short);
});

test('one that is taken away gives its place to no other that is said otherwise in the same save', async () => {
  const long: StoreDays = { from: '2026-03-06', to: '2026-03-12', name: 'Каникулы', hours: null };
  const early: StoreDays = { from: '2026-03-05', to: '2026-03-05', name: 'Учёт', hours: null };
  await save([long]);
  await save([long, short]);
  await save([long, short, early]);
  await save([{ ...long, hours: { opens: '11:00', closes: '12:00' } }, short]);
  const first = (await shown('khimki-1'))?.find(({ from, to }) => from <= short.from && short.from <= to);
  expect(first).toEqual(short);
});
