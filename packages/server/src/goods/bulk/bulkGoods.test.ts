import { randomUUID } from 'node:crypto';
import type { PriceChange } from '@siren/domain/goods';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { sql } from '../../db/index.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../../orders/testing/crashes.ts';
import type { Crashes } from '../../orders/testing/crashes.ts';
import { createGoodsShop } from '../testing/createGoodsShop.ts';
import type { GoodsShop } from '../testing/createGoodsShop.ts';
import { forgetOldPrices } from './priceRuns.ts';

let shop: GoodsShop;
let crashes: Crashes;
/** Ids of the three goods that the feed has. */
let ids: number[] = [];
const feed = [
  { id: 'b1', name: 'Табурет «Пень»', article: 'B-1', price: 1_990 },
  { id: 'b2', name: 'Табурет «Сук»', article: 'B-2', price: 3, vendor: 'Сук' },
  { id: 'b3', name: 'Табурет «Лист»', article: 'B-3', price: 25_400.5, oldPrice: 27_000 },
];
beforeAll(async () => {
  shop = await createGoodsShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.take(...feed);
  ids = await Promise.all(feed.map(({ id }) => shop.idOf(id)));
  await shop.db.query(sql`delete from hand_prices`);
  await shop.db.query(sql`
    update prices set price = feed_price, old_price = feed_old_price where feed_price is not null`);
});

const rise = (over: Partial<PriceChange> = {}): PriceChange => ({
  ...{ move: 'percent', by: 10, rounding: 'none', oldPrice: 'leave', regions: null },
  ...over,
});
const preview = (change: PriceChange, goods = ids) =>
  shop.staff.call('/api/admin/catalog/preview-prices', { change, goods });
const priceOf = async (id: number) => (await shop.see(id)).variants[0]!.prices[0]!;
/** Everything that is kept of prices, but for their moments of change. */
const stored = () =>
  shop.db.query(sql`
    select r.offer_id, r.region_id, r.price, r.old_price, r.feed_price, r.feed_old_price,
      h.price as own, h.old_price as own_old, h.set_by, h.set_at
    from prices r left join hand_prices h on h.offer_id = r.offer_id and h.region_id = r.region_id
    order by r.offer_id, r.region_id`);
async function change(wish: PriceChange, goods = ids) {
  const run = randomUUID();
  const seen = await preview(wish, goods);
  if (seen.goods.length === 0) return { run, seen, results: [] };
  const { results } = await shop.staff.call('/api/admin/catalog/change-prices', {
    run,
    change: wish,
    goods: seen.goods,
  });
  return { run, seen, results };
}
const undo = async (run: string, goods = ids) =>
  (await shop.staff.call('/api/admin/catalog/undo-prices', { run, goods })).results;

describe('a change of many prices', () => {
  test('is shown beforehand, and then done as it was shown, each price with its line in the history', async () => {
    const seen = await preview(rise({ rounding: 'ten' }));
    expect(seen).toMatchObject({
      ...{ changed: 1, same: 0 },
      first: [{ good: { id: ids[0] }, article: 'B-1', from: { price: 1_990 }, to: { price: 2_190 } }],
      refused: [
        { why: 'old_price', count: 1 },
        { why: 'rounding', count: 1 },
      ],
      firstRefused: [
        { good: { id: ids[1] }, why: 'rounding' },
        { good: { id: ids[2] }, why: 'old_price' },
      ],
    });
    expect(await priceOf(ids[0]!)).toMatchObject({ price: 1_990, byHand: null });
    const { results } = await change(rise({ rounding: 'ten' }));
    const { version, changes } = await shop.see(ids[0]!);
    expect(results).toEqual([{ id: ids[0], version, outcome: 'taken', problem: null }]);
    expect(await priceOf(ids[0]!)).toMatchObject({
      ...{ price: 2_190, feed: { price: 1_990 } },
      byHand: { by: 'Имя staff', at: shop.clock.now().toISOString() },
    });
    expect(changes[0]).toMatchObject({
      ...{ action: 'price', by: { name: 'Имя staff' } },
      changes: [
        { field: 'article', to: 'B-1' },
        { field: 'offer' },
        { field: 'region' },
        { field: 'price', from: 1_990, to: 2_190 },
        { field: 'wasByHand', to: false },
      ],
    });
    const shown = await shop.call('/api/catalog/product', { path: (await shop.see(ids[0]!)).path });
    expect(shown.price).toBe(2_190);
  });

  test('outlives an import, and is given back to what the feed says by then', async () => {
    await change(rise({ by: -10, oldPrice: 'former' }), [ids[0]!]);
    await shop.take({ ...feed[0]!, price: 2_500 }, ...feed.slice(1));
    expect(await priceOf(ids[0]!)).toMatchObject({ price: 1_791, oldPrice: 1_990, feed: { price: 2_500 } });
    const back = await change(rise({ move: 'feed', by: 0 }));
    expect(back.seen).toMatchObject({ changed: 1, same: 2, refused: [] });
    expect(await priceOf(ids[0]!)).toMatchObject({ price: 2_500, oldPrice: null, byHand: null });
  });

  test('leaves and names a good whose prices are not those of the preview', async () => {
    const seen = await preview(rise());
    await shop.take({ ...feed[0]!, price: 5_000 }, ...feed.slice(1));
    const { results } = await shop.staff.call('/api/admin/catalog/change-prices', {
      ...{ run: randomUUID(), change: rise() },
      goods: [...seen.goods, { id: 900_000, version: 0, print: 'x' }],
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'taken', 'refused']);
    expect(results[0]!.problem).toMatch(/изменили/u);
    expect(await priceOf(ids[0]!)).toMatchObject({ price: 5_000, byHand: null });
  });

  test('sent twice, also at once, raises no price twice', async () => {
    const seen = await preview(rise(), [ids[0]!]);
    const wish = { run: randomUUID(), change: rise(), goods: seen.goods };
    const press = () => shop.staff.call('/api/admin/catalog/change-prices', wish);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(new Set(answers.map(({ results }) => JSON.stringify(results))).size).toBe(1);
    expect((await priceOf(ids[0]!)).price).toBe(2_189);
  });

  test('of two people at once is done by one, and the other is told', async () => {
    const seen = await preview(rise(), [ids[0]!]);
    const answers = await Promise.all(
      [randomUUID(), randomUUID()].map((run) =>
        shop.staff.call('/api/admin/catalog/change-prices', { run, change: rise(), goods: seen.goods }),
      ),
    );
    expect(answers.map(({ results }) => results[0]!.outcome).toSorted()).toEqual(['refused', 'taken']);
    expect((await priceOf(ids[0]!)).price).toBe(2_189);
  });

  test('is never half another price to an import of the same moment', async () => {
    for (let run = 1; run <= 5; run += 1) {
      const [{ results }] = await Promise.all([
        change(rise({ move: 'sum', by: run }), [ids[0]!]),
        shop.take({ ...feed[0]!, price: 3_000 + run }, ...feed.slice(1)),
      ]);
      const now = await priceOf(ids[0]!);
      expect(now.feed?.price).toBe(3_000 + run);
      expect(now.byHand !== null).toBe(results[0]?.outcome === 'taken');
      if (now.byHand) await change(rise({ move: 'feed', by: 0 }), [ids[0]!]);
    }
  });

  test('in chosen regions leaves the others', async () => {
    const { offer, prices } = (await shop.see(ids[0]!)).variants[0]!;
    await shop.db.query(sql`
      insert into prices (offer_id, region_id, price) select ${offer}, g.id, 700 from regions g
      where g.id <> ${prices[0]!.region.id} limit 1`);
    const other = (await shop.see(ids[0]!)).variants[0]!.prices.find(({ price }) => price === 700)!.region.id;
    await change(rise({ regions: [other] }), [ids[0]!]);
    const now = (await shop.see(ids[0]!)).variants[0]!.prices;
    expect(now.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([770, 1_990]);
    await shop.db.query(sql`delete from prices where offer_id = ${offer} and region_id = ${other}`);
  });

  test.each([
    ['nothing selected', { goods: [] }],
    ['no change', { change: rise({ by: 0 }) }],
    ['parts of a kopeck', { change: rise({ move: 'sum', by: 0.005 }) }],
    ['more than a thousand percent', { change: rise({ by: 1_000.01 }) }],
    ['a region that is none', { change: rise({ regions: [] }) }],
  ])('of %s is refused', async (_, wish) => {
    const before = await stored();
    const asked = { change: rise(), goods: ids, ...wish };
    expect(await refusalOf(shop.staff.call('/api/admin/catalog/preview-prices', asked))).toBe(
      'general.bad_request',
    );
    const goods = asked.goods.map((id) => ({ id, version: 0, print: 'x' }));
    const sent = { run: randomUUID(), change: asked.change, goods };
    expect(await refusalOf(shop.staff.call('/api/admin/catalog/change-prices', sent))).toBe(
      'general.bad_request',
    );
    expect(await stored()).toEqual(before);
  });

  test.each(crashKinds)('when %s leaves each good whole, and can be sent again', async (kind) => {
    const seen = await preview(rise(), [ids[0]!]);
    const wish = { run: randomUUID(), change: rise(), goods: seen.goods };
    const everything = () =>
      shop.db.query(sql`
        select p.version, r.price, h.price as own, (select count(*)::int from bulk_prices where run = ${wish.run}) as kept,
          (select count(*)::int from audit_entries where kind = 'good' and record = ${String(ids[0])}) as told
        from products p join offers o on o.product_id = p.id join prices r on r.offer_id = o.id
          left join hand_prices h on h.offer_id = r.offer_id and h.region_id = r.region_id where p.id = ${ids[0]}`);
    await crashThroughoutOnce(crashes, {
      ...{ kind, least: 8, everything },
      step: () => shop.staff.call('/api/admin/catalog/change-prices', wish),
    });
    expect((await priceOf(ids[0]!)).price).toBe(2_189);
  });
});

describe('its undo', () => {
  test('gives exactly the prices and marks of before, once', async () => {
    await shop.save(ids[0]!, {
      prices: [
        {
          offer: (await shop.see(ids[0]!)).variants[0]!.offer,
          region: (await priceOf(ids[0]!)).region.id,
          price: 1_234.56,
          oldPrice: 2_000,
        },
      ],
    });
    const before = await stored();
    shop.clock.advance(60_000);
    const { run, seen } = await change(rise({ by: -33.33, rounding: 'ninety', oldPrice: 'clear' }));
    expect(await stored()).not.toEqual(before);
    const goods = seen.goods.map(({ id }) => id);
    expect((await undo(run, goods)).map(({ outcome }) => outcome)).toEqual(goods.map(() => 'taken'));
    expect(await stored()).toEqual(before);
    expect((await undo(run, goods)).map(({ outcome }) => outcome)).toEqual(goods.map(() => 'already'));
    expect(await stored()).toEqual(before);
  });

  test('leaves and names a good that somebody has changed since', async () => {
    const { run } = await change(rise({ by: -10 }));
    await shop.save(ids[0]!, { set: { description: 'Дуб' } });
    const results = await undo(run);
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'taken', 'taken']);
    expect((await priceOf(ids[0]!)).price).toBe(1_791);
    expect((await priceOf(ids[2]!)).price).toBe(25_400.5);
  });

  test('gives what the feed says by then where nobody had set the price', async () => {
    const { run } = await change(rise(), [ids[0]!]);
    await shop.take({ ...feed[0]!, price: 2_050 }, ...feed.slice(1));
    await undo(run, [ids[0]!]);
    expect(await priceOf(ids[0]!)).toMatchObject({ price: 2_050, byHand: null });
  });

  test('of a good that the feed lacks holds once the feed has it again', async () => {
    const { run } = await change(rise({ by: -10 }), [ids[0]!]);
    await shop.take(...feed.slice(1));
    expect((await undo(run, [ids[0]!]))[0]).toMatchObject({ outcome: 'taken' });
    await shop.take(...feed);
    expect(await priceOf(ids[0]!)).toMatchObject({ price: 1_990, byHand: null });
  });

  test('of what never was, or is older than a month, is refused', async () => {
    const { run } = await change(rise({ by: -10 }), [ids[0]!]);
    await forgetOldPrices(shop.db, new Date(shop.clock.now().getTime() + 32 * 86_400_000));
    for (const one of [run, randomUUID()])
      expect((await undo(one, [ids[0]!]))[0]).toMatchObject({ outcome: 'refused' });
  });

  test('of any change, of whatever was set by hand before, leaves everything as it was; and what was shown is what was done', async () => {
    const own = fc.option(fc.integer({ min: 1, max: 5_000_000 }), { nil: null });
    const wish = fc.record({
      move: fc.constantFrom('percent', 'sum', 'feed'),
      by: fc.integer({ min: -9_000, max: 9_000 }).filter((by) => by !== 0),
      rounding: fc.constantFrom('none', 'nine', 'ninety', 'ten'),
      oldPrice: fc.constantFrom('leave', 'former', 'clear'),
    });
    await fc.assert(
      fc.asyncProperty(fc.tuple(own, own, own), wish, async (hand, asked) => {
        for (const [at, kopecks] of hand.entries()) {
          const good = await shop.see(ids[at]!);
          const { offer, prices } = good.variants[0]!;
          const price = { offer, region: prices[0]!.region.id };
          await (kopecks === null
            ? shop.save(good.id, { pricesBack: [price] })
            : shop.save(good.id, { prices: [{ ...price, price: kopecks / 100, oldPrice: null }] }));
        }
        const before = await stored();
        const { run, seen } = await change(rise({ ...asked, by: asked.by / 100 }));
        for (const { good, to } of seen.first) expect(await priceOf(good.id)).toMatchObject(to);
        for (const { good, from } of seen.firstRefused) expect(await priceOf(good.id)).toMatchObject(from);
        if (seen.goods.length > 0)
          await undo(
            run,
            seen.goods.map(({ id }) => id),
          );
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });
});

test('every good of a filter is selected if there are as many as were told', async () => {
  const select = (count: number) =>
    shop.staff.call('/api/admin/catalog/select', { query: 'табурет', filters: {}, count });
  const { goods } = await select(3);
  expect(goods).toEqual(
    await Promise.all(
      ids.map(async (id) => {
        const { version, name, hidden } = await shop.see(id);
        return { id, version, name, hidden };
      }),
    ),
  );
  for (const count of [2, 4]) expect(await refusalOf(select(count))).toBe('general.conflict');
  expect(await refusalOf(select(0))).toBe('general.bad_request');
});

test('several goods are hidden and shown again, each as a save of its own would do it', async () => {
  const seen = await Promise.all(ids.map((id) => shop.see(id)));
  await shop.save(ids[1]!, { set: { description: 'Ель' } });
  const show = async (hidden: boolean, goods: { id: number; version: number }[]) =>
    (await shop.staff.call('/api/admin/catalog/show', { hidden, goods })).results;
  const results = await show(
    true,
    seen.map(({ id, version }) => ({ id, version })),
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(['taken', 'refused', 'taken']);
  const { state, changes } = await shop.see(ids[0]!);
  expect(state).toBe('hidden');
  expect(changes[0]).toMatchObject({
    action: 'save',
    changes: [{ field: 'hidden', from: false, to: true }],
  });
  const back = await show(
    false,
    results.filter(({ outcome }) => outcome === 'taken'),
  );
  expect(back.map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  expect((await shop.see(ids[0]!)).state).toBe('sold');
});

test('goods that a press hid are told as hidden by it when it comes again, and those that were hidden before are not', async () => {
  const goods = await Promise.all(ids.map(async (id) => ({ id, version: (await shop.see(id)).version })));
  const show = async (those: typeof goods, press: string) =>
    (await shop.staff.call('/api/admin/catalog/show', { hidden: true, press, goods: those })).results;
  await show([goods[0]!], randomUUID());
  const press = randomUUID();
  const first = await show(goods, press);
  expect(first.map(({ outcome }) => outcome)).toEqual(['already', 'taken', 'taken']);
  expect(await show(goods, press)).toEqual(first);
});
