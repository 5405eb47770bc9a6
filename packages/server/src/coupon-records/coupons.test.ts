import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createCouponShop, makeSeries, plainFields } from './testing/couponShop.ts';
import type { CouponShop } from './testing/couponShop.ts';

let all: CouponShop;
let cashier: Visitor;
beforeAll(async () => {
  all = await createCouponShop();
  cashier = await all.shop.signedIn('cashier');
});
beforeEach(() => all.shop.clock.set('2026-03-02T09:00:00Z'));
afterAll(() => all.shop.close());

const see = (id: number) => all.staff.call('/api/admin/coupons/get', { id });
const save = async (id: number, set: PayloadOf<'/api/admin/coupons/save'>['set']) =>
  all.staff.call('/api/admin/coupons/save', { id, version: (await see(id)).version, set });
const list = (payload: PayloadOf<'/api/admin/coupons/list'>) =>
  all.staff.call('/api/admin/coupons/list', payload);
/** Somebody comes back another day. */
async function later(at: string): Promise<void> {
  all.shop.clock.set(at);
  all.staff = await all.shop.signedIn('staff');
}

const codesOf = async (payload: PayloadOf<'/api/admin/coupons/list'>) =>
  (await list(payload)).rows.map(({ code }) => code);

describe('a coupon', () => {
  test('is made once by the same key, and works in a cart at once', async () => {
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([all.make('MARCH', {}, key), all.make('MARCH', {}, key)]);
    expect(one.id).toBe(other.id);
    const visitor = all.shop.visitor();
    await visitor.call('/api/cart/add', { id: all.shop.ids.offers['CHAIR']! });
    const cart = await visitor.call('/api/cart/coupon', { coupon: 'march' });
    expect(cart.coupon).toMatchObject({ code: 'MARCH', reason: null });
    await save(one.id, { active: false });
    expect((await visitor.call('/api/info', {})).cart.coupon).toMatchObject({
      discount: 0,
      reason: 'inactive',
    });
  });

  test('has a code of its own in any case, also where two ask for it at once', async () => {
    const answers = await Promise.all(['Апрель', 'АПРЕЛЬ'].map((code) => refusalOf(all.make(code))));
    expect(answers.filter((answer) => answer === 'coupon.code_taken')).toHaveLength(1);
  });

  test('is good up to the last second of its last day by the shop’s clocks, and saving it moves no day', async () => {
    const { id, fields } = await all.make('DAYS', { from: '2026-03-02', to: '2026-03-03' });
    expect(fields).toMatchObject({ from: '2026-03-02', to: '2026-03-03' });
    const moments = () => all.shop.db.query(sql`select starts_at, ends_at from coupons where id = ${id}`);
    const before = await moments();
    expect(before).toEqual([
      { starts_at: new Date('2026-03-01T21:00:00Z'), ends_at: new Date('2026-03-03T21:00:00Z') },
    ]);
    await save(id, { description: 'Другое', from: '2026-03-02', to: '2026-03-03' });
    expect(await moments()).toEqual(before);
    await later('2026-03-03T20:59:59Z');
    expect(await see(id)).toMatchObject({ state: 'running' });
    expect(await codesOf({ query: 'DAYS', filters: { state: ['running'] } })).toEqual(['DAYS']);
    await later('2026-03-03T21:00:00Z');
    expect(await see(id)).toMatchObject({ state: 'ended' });
    expect(await codesOf({ query: 'DAYS', filters: { state: ['ended'] } })).toEqual(['DAYS']);
  });

  test('of a feed keeps a moment within a day, and is switched alone; the feed does not switch it on again', async () => {
    const [row] = await all.shop.db.query<{ id: number }>(sql`
      insert into coupons (code, type, value, source, ends_at)
      values ('FED', 'percent', 5, 'ural.xml', '2026-03-03T12:00:00Z') returning id`);
    const id = row!.id;
    expect(await see(id)).toMatchObject({ fed: true, fields: { to: '2026-03-03' } });
    expect(await refusalOf(save(id, { value: 50 }))).toBe('coupon.fed');
    expect(await save(id, { active: false })).toMatchObject({ state: 'off' });
    const [kept] = await all.shop.db.query(sql`select ends_at, stopped from coupons where id = ${id}`);
    expect(kept).toEqual({ ends_at: new Date('2026-03-03T12:00:00Z'), stopped: true });
  });

  test('is refused on an old version, with the one that there is', async () => {
    const { id, version } = await all.make('VERSION');
    await save(id, { value: 20 });
    const late = all.staff.call('/api/admin/coupons/save', { id, version, set: { value: 30 } });
    await expect(late).rejects.toMatchObject({ body: { data: { fields: { value: 20 } } } });
  });

  test('takes no fields that do not fit one another, and no section that is none', async () => {
    const { id } = await all.make('BOUNDS');
    await all.shop.db.query(sql`update coupons set used = 3 where id = ${id}`);
    for (const set of [
      { value: 101 },
      { from: '2026-03-03', to: '2026-03-02' },
      { limitTotal: 2 },
      { targets: [9_999] },
    ])
      expect(await refusalOf(save(id, set))).toBe('general.bad_request');
    expect((await save(id, { limitTotal: 3 })).state).toBe('exhausted');
  });

  test('tells each change in its history, which undoes it', async () => {
    const { sofas, lighting } = all.shop.ids.sections as { sofas: number; lighting: number };
    const { id } = await all.make('HISTORY', { targets: [sofas] });
    const { changes } = await save(id, { targets: [sofas, lighting], to: '2026-03-20', active: false });
    expect(changes.map(({ action }) => action)).toEqual(['save', 'add']);
    const entry = changes[0]!.id;
    const { undo } = await all.staff.call('/api/admin/audit/get', { id: entry });
    expect(undo.hindrance).toBeNull();
    await all.staff.call('/api/admin/audit/undo', { id: entry, version: undo.version });
    expect((await see(id)).fields).toEqual({ ...plainFields, targets: [sofas] });
  });

  test('is nobody’s who may not keep coupons', async () => {
    expect(await refusalOf(cashier.call('/api/admin/coupons/list', {}))).toBe('user.not_authorized');
  });
});

describe('several coupons', () => {
  test('are selected with the count that was told, and switched off and on each by itself', async () => {
    const [one, other] = [await all.make('BULK-1'), await all.make('BULK-2')];
    expect(await refusalOf(all.staff.call('/api/admin/coupons/select', { query: 'BULK', count: 3 }))).toBe(
      'general.conflict',
    );
    const { coupons } = await all.staff.call('/api/admin/coupons/select', { query: 'BULK', count: 2 });
    await save(other.id, { value: 11 });
    const { results } = await all.staff.call('/api/admin/coupons/switch', { active: false, coupons });
    expect(results.map(({ outcome }) => outcome)).toEqual(['taken', 'refused']);
    const back = await all.staff.call('/api/admin/coupons/switch', {
      active: true,
      coupons: [{ id: one.id, version: results[0]!.version }],
    });
    expect(back.results[0]!.outcome).toBe('taken');
    expect((await see(one.id)).state).toBe('running');
  });

  test('are listed in any order, and by the state that the record has', async () => {
    await all.make('LATER', { from: '2026-04-01' });
    const { rows, total } = await list({ size: 200, sort: { key: 'code', direction: 'ascending' } });
    expect(total).toBe(rows.length);
    for (const { id, state } of rows.filter(({ series }) => series === null))
      expect((await see(id)).state).toBe(state);
    expect(await codesOf({ filters: { state: ['coming'] } })).toEqual(['LATER']);
    for (const key of ['added', 'used', 'to'] as const)
      expect((await list({ size: 200, sort: { key, direction: 'descending' } })).total).toBe(total);
  });
});

describe('a series', () => {
  const make = (key: string, count: number, prefix = 'VIP-') => makeSeries(all, { key, count, prefix });

  test('of ten thousand codes is made once, is one row, and its codes stand behind it', async () => {
    const key = crypto.randomUUID();
    const first = await make(key, 10_000);
    expect((await make(key, 10_000)).id).toBe(first.id);
    expect(first.series).toMatchObject({ name: 'Весна', codes: 10_000 });
    expect(first.fields).toMatchObject({ limitTotal: 1, limitPerUser: 1 });
    const rows = (await list({ size: 200 })).rows.filter(({ series }) => series !== null);
    expect(rows).toMatchObject([{ id: first.id, used: 0, limitTotal: 10_000 }]);
    expect((await list({ filters: { series: [first.series!.id] } })).total).toBe(10_000);
    expect(await codesOf({ query: first.code })).toEqual([first.code]);
  });

  test('is changed whole by any of its codes, but for whether that code runs and how often it is good', async () => {
    const first = await make(crypto.randomUUID(), 30, 'SET-');
    const series = [first.series!.id];
    const { rows } = await list({ size: 200, filters: { series } });
    const [one, other] = [rows[3]!, rows[7]!];
    const save = (seen: { id: number; version: number }, set: object) =>
      all.staff.call('/api/admin/coupons/save', { ...seen, set });
    const saved = await save(one, { value: 33, to: '2026-12-31', active: false });
    expect(saved).toMatchObject({ fields: { value: 33, to: '2026-12-31', active: false } });
    expect(saved.changes[0]?.changes).toContainEqual({ field: 'codes', from: null, to: 30 });
    const after = await list({ size: 200, filters: { series } });
    expect(after.rows.every(({ value, to }) => value === 33 && to === '2026-12-31')).toBe(true);
    expect((await list({ filters: { series, state: ['off'] } })).total).toBe(1);
    expect(await refusalOf(save(other, { value: 50 }))).toBe('general.conflict');
    const { version } = await see(other.id);
    expect(await refusalOf(save({ id: other.id, version }, { limitTotal: 5 }))).toBe('general.bad_request');
    expect((await see(first.id)).fields).toMatchObject({ value: 33, limitTotal: 1 });
  });

  test('is switched off whole, and on again', async () => {
    const first = await make(crypto.randomUUID(), 20, 'OFF-');
    const series = [first.series!.id];
    const press = async (active: boolean) => {
      const { version } = await see(first.id);
      const coupons = [{ id: first.id, version, whole: true }];
      return all.staff.call('/api/admin/coupons/switch', { active, coupons });
    };
    await press(false);
    expect((await list({ filters: { series, state: ['off'] } })).total).toBe(20);
    await press(true);
    expect((await list({ filters: { series, state: ['running'] } })).total).toBe(20);
    expect((await see(first.id)).changes.map(({ action }) => action)).toEqual(['switch', 'switch', 'series']);
  });
});
