import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { OWN_VIEWS_MAX } from '@siren/domain/lists';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readChanges } from '../audit/index.ts';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

type Wish = PayloadOf<'/api/admin/views/save'>;

let shop: TestShop;
/** Sees orders and clients, another one, and one who manages accounts besides. */
let staff: Visitor;
let other: Visitor;
let chief: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  const give = (login: string, permissions: string[]) =>
    shop.db.query(sql`update users set permissions = ${permissions} where login = ${login}`);
  await give('cashier', ['admin.access', 'orders.manage']);
  await give('other', ['admin.access', 'orders.manage', 'users.manage']);
  await give('buyer', ['admin.access']);
  [staff, other, chief] = await Promise.all([
    shop.signedIn('staff'),
    shop.signedIn('cashier'),
    shop.signedIn('other'),
  ]);
});
afterAll(() => shop.close());
afterEach(() => shop.db.query(sql`delete from staff_views`));

const wish = (given: Partial<Wish> = {}): Wish => ({
  seen: null,
  name: 'Срочные',
  shared: false,
  of: { list: 'orders', state: { query: 'ким', filters: { status: ['new'], dateTo: '2026-04-01' } } },
  hidden: ['goods'],
  ...given,
});
const save = (by: Visitor, given?: Partial<Wish>) => by.call('/api/admin/views/save', wish(given));
const namesFor = async (by: Visitor, list: 'orders' | 'clients' = 'orders') =>
  (await by.call('/api/admin/views/list', { list })).views.map(({ name }) => name);

test('a view keeps what its list shows, for who saved it', async () => {
  const saved = await save(staff);
  expect(saved).toEqual({
    id: saved.id,
    version: 1,
    name: 'Срочные',
    shared: false,
    owner: { id: shop.ids.users['staff'], name: 'Имя staff' },
    of: {
      list: 'orders',
      state: {
        query: 'ким',
        filters: { status: ['new'], dateTo: '2026-04-01' },
        sort: { key: 'id', direction: 'descending' },
      },
    },
    hidden: ['goods'],
    lost: [],
  });
  expect((await staff.call('/api/admin/views/list', { list: 'orders' })).views).toEqual([saved]);
  expect(await namesFor(staff, 'clients')).toEqual([]);
  expect([await namesFor(other), await namesFor(chief)]).toEqual([[], []]);
});

test('a shared one is seen by whoever sees the list', async () => {
  await save(staff, { shared: true });
  await save(other, { name: 'Мои' });
  expect(await namesFor(other)).toEqual(['Срочные', 'Мои']);
  expect(await namesFor(staff)).toEqual(['Срочные']);
});

test('two of one name of one person are refused, in any case; others may have it, and other lists', async () => {
  const { id } = await save(staff);
  expect(await refusalOf(save(staff, { name: 'СРОЧНЫЕ', shared: true }))).toBe('view.name_taken');
  await save(other);
  await save(staff, { of: { list: 'clients', state: { filters: { blocked: true } } } });
  const second = await save(staff, { name: 'Вторые' });
  const seen = { id: second.id, version: second.version };
  expect(await refusalOf(save(staff, { seen, name: 'срочные' }))).toBe('view.name_taken');
  expect(await save(staff, { seen: { id, version: 1 }, name: 'срочные' })).toMatchObject({ version: 2 });
});

describe('a change', () => {
  test('is made as it was seen; a conflict shows what it is now', async () => {
    const { id } = await save(staff);
    const first = await save(staff, { seen: { id, version: 1 }, name: 'Давние' });
    expect(first).toMatchObject({ id, version: 2, name: 'Давние' });
    // The same press again has what it wanted.
    expect(await save(staff, { seen: { id, version: 1 }, name: 'Давние' })).toEqual(first);
    const wider = await save(staff, { seen: { id, version: 2 }, name: 'Давние', hidden: [] });
    expect(wider).toEqual({ ...first, version: 3, hidden: [] });
    const refused = await save(staff, { seen: { id, version: 1 }, name: 'Иные' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).key).toBe('general.conflict');
    expect((refused as ApiError).body.data).toEqual(wider);
  });

  test('of a shared one is for its owner, and for whoever manages accounts', async () => {
    const { id } = await save(staff, { shared: true });
    const seen = { id, version: 1 };
    expect(await refusalOf(save(other, { seen, shared: true, name: 'x' }))).toBe('view.of_others');
    expect(await refusalOf(other.call('/api/admin/views/delete', seen))).toBe('view.of_others');
    expect(await save(chief, { seen, shared: true, name: 'x' })).toMatchObject({
      name: 'x',
      owner: { id: shop.ids.users['staff'] },
    });
  });

  test('of somebody’s own is for nobody else: it is not there', async () => {
    const { id } = await save(staff);
    const seen = { id, version: 1 };
    for (const by of [other, chief]) {
      expect(await refusalOf(save(by, { seen, name: 'x' }))).toBe('view.not_found');
      expect(await refusalOf(by.call('/api/admin/views/delete', seen))).toBe('view.not_found');
    }
    expect(await namesFor(staff)).toEqual(['Срочные']);
  });

  test('never makes a view of another list', async () => {
    const { id } = await save(staff);
    const seen = { id, version: 1 };
    const moved = save(staff, { seen, of: { list: 'clients', state: {} } });
    expect(await refusalOf(moved)).toBe('general.bad_request');
  });
});

test('one that is deleted is gone, and its name is free; once more it is not there', async () => {
  const { id } = await save(staff);
  expect(await refusalOf(staff.call('/api/admin/views/delete', { id, version: 7 }))).toBe('general.conflict');
  await staff.call('/api/admin/views/delete', { id, version: 1 });
  expect(await namesFor(staff)).toEqual([]);
  expect(await refusalOf(staff.call('/api/admin/views/delete', { id, version: 1 }))).toBe('view.not_found');
  await save(staff);
});

test('what becomes of a view is in its history, but not what is searched for', async () => {
  const { id } = await save(staff);
  await save(staff, { seen: { id, version: 1 }, shared: true });
  await staff.call('/api/admin/views/delete', { id, version: 2 });
  const told = await readChanges(shop.db, 'view', id);
  expect(told.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
    ['delete', ['name', 'shared', 'hidden', 'state']],
    ['save', ['shared']],
    ['create', ['name', 'shared', 'hidden', 'state']],
  ]);
  expect(JSON.stringify(told)).not.toContain('ким');
});

test('one person has no more than so many of a list, however many are saved at once', async () => {
  const wanted = Array.from({ length: OWN_VIEWS_MAX + 3 }, (_, at) => save(staff, { name: `Вид ${at}` }));
  const settled = await Promise.allSettled(wanted);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiError).key] : []));
  expect(refused).toEqual(['view.too_many', 'view.too_many', 'view.too_many']);
  await save(staff, { of: { list: 'clients', state: {} } });
  await save(other);
});

test('whoever may not see the list has nothing to do with its views', async () => {
  const { id } = await save(staff, { shared: true });
  const porter = await shop.signedIn('buyer');
  const seen = { id, version: 1 };
  const calls = [
    () => porter.call('/api/admin/views/list', { list: 'orders' }),
    () => save(porter),
    () => save(porter, { seen, shared: true }),
    () => porter.call('/api/admin/views/delete', seen),
  ];
  for (const call of calls) expect(await refusalOf(call())).toBe('user.not_authorized');
});

describe('values that are gone', () => {
  const stored = (state: object) =>
    shop.db.query(sql`update staff_views set state = ${JSON.stringify(state)}::jsonb`);
  const shown = async () => (await staff.call('/api/admin/views/list', { list: 'orders' })).views[0];

  test('are left out and told; the rest stays', async () => {
    await save(staff);
    const store = shop.ids.stores['msk-1'] ?? 0;
    await stored({
      query: 'ким',
      filters: {
        status: ['new', 'melted'],
        store: [store, 999_999],
        money: ['owed'],
        colour: 'red',
        mine: true,
      },
      sort: { key: 'height', direction: 'ascending' },
    });
    const view = await shown();
    expect(view?.lost.toSorted()).toEqual(['colour', 'money', 'status', 'store']);
    expect(view).toMatchObject({
      of: {
        state: {
          query: 'ким',
          filters: { status: ['new'], store: [store], mine: true },
          sort: { key: 'id', direction: 'descending' },
        },
      },
    });
  });

  test('are forgotten by the next save', async () => {
    const { id } = await save(staff);
    await stored({ filters: { store: [999_999] } });
    const before = await shown();
    expect(before).toMatchObject({ of: { state: { filters: {} } }, lost: ['store'] });
    await save(staff, { seen: { id, version: 1 }, of: { list: 'orders', state: {} } });
    expect(await shown()).toMatchObject({ version: 2, lost: [] });
  });
});
