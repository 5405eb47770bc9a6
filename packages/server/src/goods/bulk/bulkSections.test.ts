import { randomUUID } from 'node:crypto';
import type { SectionMove } from '@siren/domain/goods';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../../db/index.ts';
import { createGoodsShop } from '../testing/createGoodsShop.ts';
import type { GoodsShop } from '../testing/createGoodsShop.ts';
import { forgetOldSections } from './sectionRuns.ts';

let shop: GoodsShop;
/** Ids of the three goods that the feed has. */
let ids: number[] = [];
/** The section of the feed, another one, and one that lies in a third. */
let hammocks: number;
let swings: number;
let low: { id: number; above: number };
const feed = [
  { id: 's1', name: 'Гамак «Ель»', article: 'S-1', price: 1_990 },
  { id: 's2', name: 'Гамак «Ива»', article: 'S-2', price: 2_990 },
  { id: 's3', name: 'Гамак «Лён»', article: 'S-3', price: 3_990 },
];
const sectionNamed = async (name: string) =>
  onlyRow(await shop.db.query<{ id: number }>(sql`select id from sections where name = ${name}`)).id;
beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.take(...feed, { id: 's4', name: 'Качели «Дуб»', article: 'S-4', category: '2' });
  [hammocks, swings] = [await sectionNamed('Гамаки'), await sectionNamed('Качели')];
  const [row] = await shop.db.query<{ id: number; above: number }>(sql`
    select id, parent_id as above from sections where parent_id is not null order by id limit 1`);
  low = row!;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.take(...feed);
  ids = await Promise.all(feed.map(({ id }) => shop.idOf(id)));
  await shop.db.query(
    sql`update products set feed = feed - 'section', section_id = ${hammocks} where id = any(${ids}::int[])`,
  );
});

const into = (to: number): SectionMove => ({ move: 'into', to });
const preview = (change: SectionMove, goods = ids) =>
  shop.staff.call('/api/admin/catalog/preview-sections', { change, goods });
async function move(change: SectionMove, goods = ids) {
  const run = randomUUID();
  const seen = await preview(change, goods);
  if (seen.goods.length === 0) return { run, seen, results: [] };
  const sent = { run, change, goods: seen.goods };
  return { run, seen, results: (await shop.staff.call('/api/admin/catalog/change-sections', sent)).results };
}
const undo = async (run: string, goods = ids) =>
  (await shop.staff.call('/api/admin/catalog/undo-sections', { run, goods })).results;
const outcomes = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome);
/** Where the goods lie, and what the feed says of those that staff put there. */
const stored = () =>
  shop.db.query<{ section: number; fed: number | null }>(sql`
    select section_id as section, (feed ->> 'section')::int as fed from products
    where id = any(${ids}::int[]) order by id`);
const inShop = async (id: number) => {
  const { breadcrumbs } = await shop.call('/api/catalog/product', { path: (await shop.see(id)).path });
  return breadcrumbs.at(-1)?.name;
};

describe('a move of many goods', () => {
  test('is shown beforehand, and then done as it was shown, each good with its line in the history', async () => {
    await shop.save(ids[2]!, { set: { section: swings } });
    const seen = await preview(into(swings));
    expect(seen).toMatchObject({
      same: 1,
      first: [
        { good: { id: ids[0], name: 'Гамак «Ель»' }, from: hammocks, to: swings },
        { good: { id: ids[1] } },
      ],
      refused: [],
    });
    expect(await inShop(ids[0]!)).toBe('Гамаки');
    const { results } = await move(into(swings));
    const { version, changes, feed: told } = await shop.see(ids[0]!);
    expect(results[0]).toEqual({ id: ids[0], version, outcome: 'taken', problem: null });
    expect(results).toHaveLength(2);
    expect(changes[0]).toMatchObject({
      ...{ action: 'save', by: { name: 'Имя staff' } },
      changes: [
        { field: 'section', from: 'Гамаки', to: 'Качели' },
        { field: 'sectionId', from: hammocks, to: swings },
        { field: 'wasByHand', to: '' },
      ],
    });
    expect(told).toEqual({ section: hammocks });
    expect(await inShop(ids[0]!)).toBe('Качели');
  });

  test('outlives an import, and is given back to the feed', async () => {
    await move(into(swings));
    await shop.take(...feed);
    expect(await stored()).toEqual(ids.map(() => ({ section: swings, fed: hammocks })));
    await shop.take(feed[0]!, { ...feed[1]!, category: '2' }, feed[2]!);
    const back = await move({ move: 'feed' });
    expect(outcomes(back.results)).toEqual(['taken', 'taken', 'taken']);
    expect(await stored()).toEqual([hammocks, swings, hammocks].map((section) => ({ section, fed: null })));
  });

  test('from one to another, or out of one into the section above, leaves what lies elsewhere', async () => {
    await move(into(low.id), [ids[0]!]);
    const change: SectionMove = { move: 'out', from: low.id };
    expect(await preview(change)).toMatchObject({
      goods: [{ id: ids[0], from: low.id, to: low.above }],
      refused: [{ why: 'elsewhere', count: 2 }],
      firstRefused: [{ good: { id: ids[1] }, from: hammocks, why: 'elsewhere' }, { good: { id: ids[2] } }],
    });
    await move(change);
    expect((await shop.see(ids[0]!)).section).toBe(low.above);
    await move({ move: 'between', from: low.above, to: swings });
    expect((await stored()).map(({ section }) => section)).toEqual([swings, hammocks, hammocks]);
  });

  test('that would leave goods without any section changes none of them', async () => {
    const seen = await preview({ move: 'out', from: hammocks });
    expect(seen).toMatchObject({ goods: [], refused: [{ why: 'no_section', count: 3 }] });
    const goods = ids.map((id) => ({ id, version: 0, from: hammocks, to: swings }));
    const sent = { run: randomUUID(), change: { move: 'out', from: hammocks } as const, goods };
    const { results } = await shop.staff.call('/api/admin/catalog/change-sections', sent);
    expect(outcomes(results)).toEqual(['refused', 'refused', 'refused']);
    expect((await stored()).map(({ section }) => section)).toEqual(ids.map(() => hammocks));
  });

  test('leaves and names a good that somebody changed, or moved, or that is none', async () => {
    const seen = await preview(into(swings));
    await shop.save(ids[0]!, { set: { description: 'Ель' } });
    await shop.db.query(sql`update products set section_id = ${low.id} where id = ${ids[1]}`);
    const { results } = await shop.staff.call('/api/admin/catalog/change-sections', {
      ...{ run: randomUUID(), change: into(swings) },
      goods: [...seen.goods, { id: 900_000, version: 0, from: hammocks, to: swings }],
    });
    expect(outcomes(results)).toEqual(['refused', 'refused', 'taken', 'refused']);
    expect(results[0]!.problem).toMatch(/изменили/u);
  });

  test('sent twice, also at once, moves nothing twice and has one line in the history', async () => {
    const { goods } = await preview(into(swings), [ids[0]!]);
    const lines = async () => (await shop.see(ids[0]!)).changes.length;
    const before = await lines();
    const sent = { run: randomUUID(), change: into(swings), goods };
    const press = () => shop.staff.call('/api/admin/catalog/change-sections', sent);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(new Set(answers.map(({ results }) => JSON.stringify(results))).size).toBe(1);
    expect(await lines()).toBe(before + 1);
  });

  test.each([
    ['nothing selected', { goods: [] }],
    ['a section that there is not', { change: into(900_000) }],
    ['from a section into itself', { change: { move: 'between' as const, from: 1, to: 1 } }],
  ])('of %s is refused', async (_, wish) => {
    const asked = { change: into(swings), goods: ids, ...wish };
    expect(await refusalOf(shop.staff.call('/api/admin/catalog/preview-sections', asked))).toBe(
      'general.bad_request',
    );
  });
});

describe('its undo', () => {
  test('of any move, of whatever was set by hand before, leaves everything as it was, once', async () => {
    const places = [hammocks, swings, low.id, low.above];
    const place = fc.constantFrom(...places);
    const wish: fc.Arbitrary<SectionMove> = fc.oneof(
      place.map(into),
      fc
        .tuple(place, place)
        .filter(([from, to]) => from !== to)
        .map(([from, to]): SectionMove => ({ move: 'between', from, to })),
      place.map((from): SectionMove => ({ move: 'out', from })),
      fc.constant<SectionMove>({ move: 'feed' }),
    );
    const own = fc.option(place, { nil: null });
    await fc.assert(
      fc.asyncProperty(fc.tuple(own, own, own), wish, async (hand, change) => {
        for (const [at, section] of hand.entries())
          await shop.save(ids[at]!, section === null ? { back: ['section'] } : { set: { section } });
        const before = await stored();
        const { run, seen, results } = await move(change);
        expect(outcomes(results)).toEqual(seen.goods.map(() => 'taken'));
        for (const { good, to } of seen.first) expect((await shop.see(good.id)).section).toBe(to);
        const goods = seen.goods.map(({ id }) => id);
        if (goods.length === 0) return;
        expect(outcomes(await undo(run, goods))).toEqual(goods.map(() => 'taken'));
        expect(await stored()).toEqual(before);
        expect(outcomes(await undo(run, goods))).toEqual(goods.map(() => 'already'));
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  test('leaves a section by hand where the feed says the same', async () => {
    await move(into(swings), [ids[0]!]);
    await shop.take({ ...feed[0]!, category: '2' }, ...feed.slice(1));
    const before = await stored();
    const { run } = await move({ move: 'feed' }, [ids[0]!]);
    expect((await stored())[0]).toEqual({ section: swings, fed: null });
    await undo(run, [ids[0]!]);
    expect(await stored()).toEqual(before);
  });

  test('leaves and names a good that somebody has changed since', async () => {
    const { run } = await move(into(swings));
    await shop.save(ids[0]!, { set: { description: 'Дуб' } });
    expect(outcomes(await undo(run))).toEqual(['refused', 'taken', 'taken']);
    expect((await stored()).map(({ section }) => section)).toEqual([swings, hammocks, hammocks]);
  });

  test('gives what the feed says by then where nobody had set the section', async () => {
    const { run } = await move(into(low.id), [ids[0]!]);
    await shop.take({ ...feed[0]!, category: '2' }, ...feed.slice(1));
    await undo(run, [ids[0]!]);
    expect((await stored())[0]).toEqual({ section: swings, fed: null });
  });

  test('is not done again by the run that was undone', async () => {
    const { run } = await move(into(swings));
    await undo(run);
    const { goods } = await preview(into(swings));
    const again = await shop.staff.call('/api/admin/catalog/change-sections', {
      ...{ run, change: into(swings), goods },
    });
    expect(outcomes(again.results)).toEqual(ids.map(() => 'refused'));
    expect((await stored()).map(({ section }) => section)).toEqual(ids.map(() => hammocks));
  });

  test('of what never was, or is older than a month, is refused', async () => {
    const { run } = await move(into(swings), [ids[0]!]);
    await forgetOldSections(shop.db, new Date(shop.clock.now().getTime() + 32 * 86_400_000));
    for (const one of [run, randomUUID()]) expect(outcomes(await undo(one, [ids[0]!]))).toEqual(['refused']);
  });
});
