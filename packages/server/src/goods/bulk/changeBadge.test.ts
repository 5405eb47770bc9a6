import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { createGoodsShop } from '../testing/createGoodsShop.ts';
import type { GoodsShop } from '../testing/createGoodsShop.ts';

let shop: GoodsShop;
let ids: number[] = [];
/** Badges of staff, and one that a rule puts on goods. */
let own: number[] = [];
let byRule: number;
const feed = [
  { id: 'w1', name: 'Ваза «Ель»', article: 'W-1', price: 990 },
  { id: 'w2', name: 'Ваза «Ива»', article: 'W-2', price: 1_990 },
];
beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.take(...feed);
  ids = await Promise.all(feed.map(({ id }) => shop.idOf(id)));
  for (const name of ['Ручная работа', 'Выбор дизайнера'])
    await shop.db.query(sql`
      insert into badges (name, rule, tone)
      values (${name}, 'hand', 'brand')`);
  const rows = await shop.db.query<{ id: number; rule: string }>(
    sql`select id, rule from badges order by id`,
  );
  own = rows.filter(({ rule }) => rule === 'hand').map(({ id }) => id);
  byRule = rows.find(({ rule }) => rule !== 'hand')!.id;
});
afterAll(() => shop.close());

const seen = () => Promise.all(ids.map(async (id) => ({ id, version: (await shop.see(id)).version })));
const change = async (
  badge: number,
  on: boolean,
  goods: { id: number; version: number }[],
  press = randomUUID(),
) => (await shop.staff.call('/api/admin/catalog/change-badges', { badge, on, press, goods })).results;
const worn = () => Promise.all(ids.map(async (id) => (await shop.see(id)).badges));

test('a badge is put on those that lack it, and taken off by the undo of exactly these', async () => {
  const [first] = await seen();
  await change(own[0]!, true, [first!]);
  const goods = await seen();
  const results = await change(own[0]!, true, goods);
  expect(results.map(({ outcome }) => outcome)).toEqual(['already', 'taken']);
  expect(await worn()).toEqual([[own[0]], [own[0]]]);
  expect((await shop.see(ids[1]!)).changes[0]).toMatchObject({ action: 'badges' });
  const taken = results.filter(({ outcome }) => outcome === 'taken');
  await change(own[0]!, false, taken);
  expect(await worn()).toEqual([[own[0]], []]);
  expect((await change(own[0]!, true, goods)).map(({ outcome }) => outcome)).toEqual(['already', 'refused']);
  await change(own[0]!, false, await seen());
});

test('a press whose answer was lost is told again as it was, and what another one put on is not its own', async () => {
  await change(own[0]!, true, [(await seen())[0]!]);
  const goods = await seen();
  const press = randomUUID();
  await change(own[0]!, true, goods, press);
  const again = await change(own[0]!, true, goods, press);
  expect(again.map(({ outcome }) => outcome)).toEqual(['already', 'taken']);
  await change(own[0]!, false, [again[1]!]);
  expect(await worn()).toEqual([[own[0]], []]);
  await change(own[0]!, false, await seen());
});

test('what somebody changed meanwhile, a badge of a rule, and a good that is gone are refused each by itself', async () => {
  const goods = await seen();
  await shop.save(ids[0]!, { set: { description: 'Стекло' } });
  expect((await change(own[1]!, true, goods)).map(({ outcome }) => outcome)).toEqual(['refused', 'taken']);
  const now = [...(await seen()), { id: 900_000, version: 0 }];
  const results = await change(byRule, true, now);
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused']);
  expect(results[0]!.problem).toMatch(/бейдж/u);
  expect(await worn()).toEqual([[], [own[1]]]);
  await change(own[1]!, false, await seen());
});

test('after any changes, and their undoes in turn, the goods carry what they carried', async () => {
  const step = fc.record({ badge: fc.constantFrom(0, 1), on: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const before = await worn();
      const undoes: (() => Promise<unknown>)[] = [];
      for (const { badge, on } of steps) {
        const results = await change(own[badge]!, on, await seen());
        const taken = results.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id);
        undoes.unshift(async () => {
          const goods = (await seen()).filter(({ id }) => taken.includes(id));
          return goods.length > 0 && change(own[badge]!, !on, goods);
        });
      }
      for (const undo of undoes) await undo();
      expect(await worn()).toEqual(before);
    }),
    { numRuns: 10 },
  );
});
