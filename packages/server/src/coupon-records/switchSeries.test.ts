import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createCouponShop, makeSeries } from './testing/couponShop.ts';
import type { CouponShop } from './testing/couponShop.ts';

let all: CouponShop;
beforeAll(async () => {
  all = await createCouponShop();
});
afterAll(() => all.shop.close());

const CODES = 10;
const see = (id: number) => all.staff.call('/api/admin/coupons/get', { id });
const turn = async (id: number, active: boolean) =>
  all.staff.call('/api/admin/coupons/save', { id, version: (await see(id)).version, set: { active } });
const codesOf = async (series: number, active: boolean[]): Promise<number[]> => {
  const rows = await all.shop.db.query<{ id: number }>(sql`
    select id from coupons where series_id = ${series} and active = any(${active}::boolean[]) order by id desc`);
  return rows.map(({ id }) => id);
};

/** A series whose last codes were stopped one by one; the first one stands for all. */
async function openSeries(stopped: number) {
  const key = crypto.randomUUID();
  const { id, series } = await makeSeries(all, { key, count: CODES, prefix: 'MIX-' });
  const codes = await codesOf(series!.id, [true]);
  for (const code of codes.slice(0, stopped)) await turn(code, false);
  return {
    codes,
    running: () => codesOf(series!.id, [true]),
    /** A press on its row. `times`: so often the same is sent, for its answer was lost. */
    async press(press: Omit<PayloadOf<'/api/admin/coupons/switch'>, 'coupons'>, times = 1) {
      const coupons = [{ id, version: (await see(id)).version, whole: true }];
      let outcome: string | undefined;
      for (let sent = 0; sent < times; sent += 1) {
        const { results } = await all.staff.call('/api/admin/coupons/switch', { ...press, coupons });
        outcome = results[0]!.outcome;
        expect(results[0]!.version).toBe((await see(id)).version);
      }
      return outcome;
    },
    told: async () => (await see(id)).changes.filter(({ action }) => action === 'switch').length,
  };
}

test.each([1, 2])(
  'the undo switches on what its press switched off, and no code that was off before (sent %i times)',
  async (times) => {
    const { codes, running, press, told } = await openSeries(3);
    const run = crypto.randomUUID();
    expect(await press({ active: false, run }, times)).toBe('taken');
    expect(await running()).toEqual([]);
    expect(await press({ active: true, run: crypto.randomUUID(), undo: run }, times)).toBe('taken');
    expect(await running()).toEqual(codes.slice(3));
    expect(await told()).toBe(2);
  },
);

test('the undo of switching on stops what it switched on, and what ran before goes on', async () => {
  const { codes, running, press } = await openSeries(CODES - 1);
  const run = crypto.randomUUID();
  expect(await press({ active: true, run })).toBe('taken');
  expect(await running()).toEqual(codes);
  expect(await press({ active: false, run: crypto.randomUUID(), undo: run })).toBe('taken');
  expect(await running()).toEqual(codes.slice(-1));
});

test('a series that stands so already is left alone, and has nothing to be taken back', async () => {
  const { running, press, told } = await openSeries(CODES);
  const run = crypto.randomUUID();
  expect(await press({ active: false, run })).toBe('already');
  expect(await press({ active: true, run: crypto.randomUUID(), undo: run })).toBe('already');
  expect(await running()).toEqual([]);
  expect(await told()).toBe(0);
});

test('a code that somebody switched by itself meanwhile stays as they set it', async () => {
  const { codes, running, press } = await openSeries(0);
  const run = crypto.randomUUID();
  await press({ active: false, run });
  await turn(codes[0]!, true);
  await turn(codes[0]!, false);
  await press({ active: true, run: crypto.randomUUID(), undo: run });
  expect(await running()).toEqual(codes.slice(1));
});

test('a single code whose answer was lost is switched once, and told as switched', async () => {
  const { id, version } = await all.make('LOST');
  const press = { active: false, run: crypto.randomUUID(), coupons: [{ id, version }] };
  for (let sent = 0; sent < 2; sent += 1) {
    const { results } = await all.staff.call('/api/admin/coupons/switch', press);
    expect(results).toMatchObject([{ outcome: 'taken', version: version + 1 }]);
  }
  expect((await see(id)).changes.map(({ action }) => action)).toEqual(['save', 'add']);
});
