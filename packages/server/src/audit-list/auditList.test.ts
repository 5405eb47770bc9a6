import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { insertClient } from '../client-records/testing/insertClient.ts';
import { inRun, recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { byCommand } from '../security/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const ALL = ['admin.access', 'users.manage', 'orders.manage', 'catalog.edit', 'refs.edit'];
let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`update users set permissions = ${ALL} where login = 'staff'`);
  await shop.db.query(sql`delete from audit_entries`);
});

type Asked = Parameters<typeof list>[0];
const list = (asked: Parameters<typeof staff.call<'/api/admin/audit/list'>>[1], who = staff) =>
  who.call('/api/admin/audit/list', asked);
const actionsOf = async (asked: Asked) => (await list(asked)).rows.map(({ action }) => action);
const idOf = async (login: string) =>
  onlyRow(await shop.db.query<{ id: number }>(sql`select id from users where login = ${login}`)).id;
const command = () => byCommand({ db: shop.db, now: shop.clock.now }, shop.db);
const by = async (login: string, at = shop.clock.now()) => ({
  now: () => at,
  address: '192.0.2.7',
  session: { user: { id: await idOf(login) } as never },
});
const note = (from: string | null, to: string | null) => ({ field: 'note', from, to });

describe('the list of all changes', () => {
  test('tells who did what to which record, from what to what and by what, the newest first', async () => {
    const client = await insertClient(shop, { name: 'Инна Котова' });
    const who = await by('staff');
    const saved = {
      kind: 'client',
      record: client,
      action: 'save',
      changes: [note('', 'Домофон 8')],
    } as const;
    await recordChange(command(), { kind: 'order', record: 7, action: 'step' }, shop.db);
    await recordChange(who, saved, shop.db);
    const { rows, total } = await list({});
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        kind: 'client',
        record: client,
        name: 'Инна Котова',
        by: { name: 'Имя staff' },
        run: 'save',
        changes: [note('', 'Домофон 8')],
        count: 1,
        timeZone: 'Europe/Moscow',
      },
      { kind: 'order', record: 7, name: null, by: null, run: 'command' },
    ]);
  });

  test('is narrowed by person, kind, action, field and by what they were made', async () => {
    const [one, other] = [await by('staff'), await by('cashier')];
    const price = { field: 'price', from: 10, to: 12 };
    await recordChange(one, { kind: 'order', record: 1, action: 'save', changes: [note('', 'a')] }, shop.db);
    await recordChange(other, { kind: 'good', record: 2, action: 'price', changes: [price] }, shop.db);
    await recordChange(command(), { kind: 'order', record: 3, action: 'step' }, shop.db);
    expect(await actionsOf({ filters: { by: [await idOf('cashier')] } })).toEqual(['price']);
    expect(await actionsOf({ filters: { kind: ['order'] } })).toEqual(['step', 'save']);
    expect(await actionsOf({ filters: { action: ['price', 'save'] } })).toEqual(['price', 'save']);
    expect(await actionsOf({ filters: { field: ['price', 'status'] } })).toEqual(['price']);
    expect(await actionsOf({ filters: { how: ['command'] } })).toEqual(['step']);
    expect(await actionsOf({ filters: { how: ['command', 'save'], kind: ['order'] } })).toEqual([
      'step',
      'save',
    ]);
    expect(await actionsOf({ sort: { key: 'at', direction: 'ascending' } })).toEqual([
      'save',
      'price',
      'step',
    ]);
    const { people } = await staff.call('/api/admin/audit/choices', {});
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Имя cashier', 'Имя staff']);
  });

  test('has days from midnight to midnight by the shop’s clocks', async () => {
    const moments = [
      '2026-03-01T20:59:59Z',
      '2026-03-01T21:00:00Z',
      '2026-03-02T20:59:59Z',
      '2026-03-02T21:00:00Z',
    ];
    for (const [at, moment] of moments.entries())
      await recordChange(
        await by('staff', new Date(moment)),
        { kind: 'order', record: 1, action: `a${at}` },
        shop.db,
      );
    expect(await actionsOf({ filters: { from: '2026-03-02', to: '2026-03-02' } })).toEqual(['a2', 'a1']);
    expect(await actionsOf({ filters: { to: '2026-03-01' } })).toEqual(['a0']);
    expect((await staff.call('/api/admin/audit/choices', {})).today).toBe('2026-03-02');
  });

  test('finds records by number and by name, as their own lists do', async () => {
    const who = await by('staff');
    const client = await insertClient(shop, { name: 'Инна Котова', phone: '+79161234599' });
    const { id: good } = onlyRow(
      await shop.db.query<{ id: number }>(sql`select id from products order by id limit 1`),
    );
    await shop.db.query(sql`update products set name = 'Пуф «Лютик»' where id = ${good}`);
    for (const [kind, record] of [
      ['client', client],
      ['good', good],
      ['order', 90_417],
      ['ref', 1],
      ['person', await idOf('cashier')],
    ] as const)
      await recordChange(who, { kind, record, action: kind }, shop.db);
    expect(await actionsOf({ query: 'котова инна' })).toEqual(['client']);
    expect(await actionsOf({ query: '916 123-45-99' })).toEqual(['client']);
    expect(await actionsOf({ query: 'лютик' })).toEqual(['good']);
    expect(await actionsOf({ query: '№ 90417' })).toEqual(['order']);
    expect(await actionsOf({ query: 'синоним' })).toEqual(['ref']);
    expect(await actionsOf({ query: 'cashier' })).toEqual(['person']);
    for (const query of ['%', '—', 'нет такого', "'; select 1"])
      expect(await actionsOf({ query })).toEqual([]);
  });

  test('is nobody’s who does not manage accounts', async () => {
    await shop.db.query(
      sql`update users set permissions = '{admin.access,orders.manage}' where login = 'staff'`,
    );
    for (const path of ['list', 'choices'] as const)
      expect(await refusalOf(staff.call(`/api/admin/audit/${path}`, {}))).toBe('user.not_authorized');
    expect(await refusalOf(staff.call('/api/admin/audit/get', { id: 1 }))).toBe('user.not_authorized');
  });

  test('tells no words and no name of a record that is nothing for whoever asks', async () => {
    const client = await insertClient(shop, { name: 'Инна Котова' });
    const changes = [note('', 'Домофон 8'), { field: 'bonus', from: 1, to: 2 }];
    await recordChange(
      await by('staff'),
      { kind: 'client', record: client, action: 'save', changes },
      shop.db,
    );
    await shop.db.query(
      sql`update users set permissions = '{admin.access,users.manage}' where login = 'staff'`,
    );
    const { rows } = await list({});
    expect(rows).toMatchObject([{ record: client, name: null, changes: [note(null, null), changes[1]] }]);
    expect(await actionsOf({ query: 'Котова' })).toEqual([]);
    const opened = await staff.call('/api/admin/audit/get', { id: rows[0]!.id });
    expect(opened).toMatchObject({ entry: rows[0]!, undo: { hindrance: 'unsafe' } });
  });
});

describe('a press that changes several records', () => {
  const RUN = '0d6c3b0e-7f6a-4d8e-9a55-0f5d7f0b6c11';
  const orders = (count: number) => Promise.all(Array.from({ length: count }, () => insertOrder(shop, {})));
  const seen = (ids: readonly number[]) => ids.map((id) => ({ id, version: 0 }));

  test('is one line with their number, however many portions it came in, and each record by itself on demand', async () => {
    const ids = await orders(5);
    for (const portion of [ids.slice(0, 3), ids.slice(3)])
      await staff.call('/api/admin/orders/assign', { mine: true, run: RUN, orders: seen(portion) });
    const { rows, total } = await list({});
    expect({ total, rows }).toMatchObject({ total: 1, rows: [{ run: 'bulk', count: 5, runId: RUN }] });
    const all = await list({ filters: { run: RUN } });
    expect(new Set(all.rows.map(({ record }) => record))).toEqual(new Set(ids));
    expect(all.rows.every(({ count }) => count === 1)).toBe(true);
    // A record is found wherever it stands among the others.
    for (const id of ids) expect((await list({ query: String(id) })).total).toBe(1);
    expect(await staff.call('/api/admin/audit/get', { id: rows[0]!.id })).toMatchObject({ together: 5 });
  });

  test('hides nothing of another person, another action or a later hour behind its line', async () => {
    const [mine, others] = [await by('staff'), await by('cashier')];
    const run = { kind: 'bulk', id: RUN } as const;
    const change = { kind: 'order', record: 1, action: 'save' } as const;
    await recordChange({ ...mine, run }, change, shop.db);
    await recordChange({ ...others, run }, change, shop.db);
    await recordChange({ ...mine, run }, { ...change, action: 'step' }, shop.db);
    const later = await by('staff', new Date(shop.clock.now().getTime() + 2 * 60 * 60 * 1000));
    await recordChange({ ...later, run }, change, shop.db);
    expect((await list({})).total).toBe(4);
  });

  test('has a key of its own where none was sent', () => {
    const context = { now: shop.clock.now } as never;
    expect(inRun(context, undefined).run).not.toEqual(inRun(context, undefined).run);
  });
});
