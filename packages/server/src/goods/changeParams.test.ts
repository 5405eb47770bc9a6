import type { PayloadOf } from '@siren/contract/calls';
import { paramTitle } from '@siren/domain/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

type Wish = PayloadOf<'/api/admin/catalog/save'>;
type Told = { name: string; value: string; unit?: string };

let shop: GoodsShop;
beforeAll(async () => {
  shop = await createGoodsShop();
});
afterAll(() => shop.close());

let goods = 0;
let external = '';
const width = { name: 'Ширина', value: '120', unit: 'см' };
const cloth = { name: 'Ткань', value: 'хлопок' };
const fed = (...params: Told[]) =>
  shop.take({ id: external, name: 'Гамак Бриз', article: external, price: 3_400, params });
async function hammock(...params: Told[]): Promise<number> {
  external = `q${(goods += 1)}`;
  await fed(...params);
  return shop.idOf(external);
}
/** A save of params of the only variant. */
async function save(
  id: number,
  set: Omit<NonNullable<Wish['params']>[number], 'offer'>[],
  back: string[] = [],
) {
  const { offer } = (await shop.see(id)).variants[0]!;
  return shop.save(id, {
    params: set.map((param) => ({ offer, ...param })),
    paramsBack: back.map((key) => ({ offer, key })),
  });
}
/** As shoppers see them. */
async function shown(id: number): Promise<[string, string][]> {
  const { variants } = await shop.call('/api/catalog/product', { path: (await shop.see(id)).path });
  return variants[0]!.params.map((param) => [paramTitle(param), param.value]);
}

test('what staff set is what shoppers see, in the place of the feed’s; what they add comes after it', async () => {
  const id = await hammock(width, cloth);
  const { variants } = await save(id, [
    { key: 'Ширина, см', name: 'Ширина', value: '1,3', unit: 'м' },
    { key: 'Вес, кг', name: 'Вес', value: '4', unit: 'кг' },
  ]);
  expect(await shown(id)).toEqual([
    ['Ширина, м', '1,3'],
    ['Ткань', 'хлопок'],
    ['Вес, кг', '4'],
  ]);
  expect(variants[0]!.params).toMatchObject([
    { key: 'Ширина, см', byHand: true, feed: width },
    { key: 'Ткань', byHand: false, feed: null },
    { key: 'Вес, кг', byHand: true, feed: null },
  ]);
});

test('no import changes it; given back it is what the feed says by then', async () => {
  const id = await hammock(width, cloth);
  await save(id, [
    { key: 'Ширина, см', name: 'Ширина', value: '130', unit: 'см' },
    { key: 'Ткань', name: 'Ткань', value: null, unit: null },
  ]);
  await fed({ ...width, value: '140' }, { ...cloth, value: 'лён' }, { name: 'Цвет', value: 'синий' });
  expect(await shown(id)).toEqual([
    ['Ширина, см', '130'],
    ['Цвет', 'синий'],
  ]);
  await save(id, [], ['Ширина, см', 'Ткань']);
  expect(await shown(id)).toEqual([
    ['Ширина, см', '140'],
    ['Ткань', 'лён'],
    ['Цвет', 'синий'],
  ]);
  await fed({ ...width, value: '150' });
  expect(await shown(id)).toEqual([['Ширина, см', '150']]);
});

test('an import at the same moment loses nothing of it', async () => {
  const id = await hammock(width);
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all([
      fed({ ...width, value: String(200 + round) }),
      save(id, [{ key: 'Ширина, см', name: 'Ширина', value: String(10 + round), unit: 'см' }]),
    ]);
    expect((await shop.see(id)).variants[0]!.params).toMatchObject([
      { value: String(10 + round), feed: { value: String(200 + round) } },
    ]);
  }
});

test('what tells variants apart follows, and so do the filters of the section', async () => {
  const variant = (id: string, value: string) => ({
    ...{ id, group: 'hand', article: id, price: 10, name: `Качели, ${value}` },
    params: [{ name: 'Цвет', value }],
  });
  await shop.take(variant('g1', 'синий'), variant('g2', 'белый'));
  const id = await shop.idOf('g1');
  const { variants, path } = await shop.see(id);
  const blue = variants.find(({ article }) => article === 'g1')!;
  const good = await shop.save(id, {
    params: [{ offer: blue.offer, key: 'Цвет', name: 'Цвет', value: 'бирюзовый', unit: null }],
  });
  expect(good.variants.map(({ options }) => options).toSorted()).toEqual(['белый', 'бирюзовый']);
  const { section } = await shop.call('/api/catalog/product', { path }).then(({ breadcrumbs }) => ({
    section: breadcrumbs.at(-1)!.path,
  }));
  const { facets } = await shop.call('/api/catalog/section', { path: section, sort: 'popular', page: 1 });
  const slugs = facets.flatMap(({ values }) => values.map(({ slug }) => slug));
  expect(slugs.filter((slug) => ['belyy', 'biryuzovyy', 'siniy'].includes(slug))).toEqual([
    'belyy',
    'biryuzovyy',
  ]);
});

test('each param is a line of the history with what it was', async () => {
  const id = await hammock(width, cloth);
  await save(id, [
    { key: 'Ширина, см', name: 'Ширина', value: '1,3', unit: 'м' },
    { key: 'Ткань', name: 'Ткань', value: null, unit: null },
  ]);
  await save(id, [], ['Ткань']);
  const { changes } = await shop.see(id);
  expect(changes.map(({ action }) => action)).toEqual(['param_back', 'param', 'param']);
  const told = changes.map((entry) => entry.changes.find(({ field }) => field === 'value'));
  expect(told).toEqual([
    { field: 'value', from: null, to: 'хлопок' },
    { field: 'value', from: 'хлопок', to: null },
    { field: 'value', from: '120\u00a0см', to: '1,3\u00a0м' },
  ]);
});

test('set as the feed says it, it is nobody’s own, and nothing is told of it', async () => {
  const id = await hammock(width);
  const { version, changes } = await save(id, [{ key: 'Ширина, см', ...width }]);
  expect([version, changes]).toEqual([0, []]);
});

test('a param named twice, and one of another good, change nothing', async () => {
  const id = await hammock(width);
  const one = { key: 'Вес', name: 'Вес', value: '4', unit: null };
  expect(await refusalOf(save(id, [one, one]))).toBe('general.bad_request');
  expect(await refusalOf(save(id, [one], ['Вес']))).toBe('general.bad_request');
  expect(await refusalOf(shop.save(id, { params: [{ offer: 1, ...one }] }))).toBe('general.bad_request');
  expect((await shop.see(id)).version).toBe(0);
});

test('whatever feeds say and staff set, in whatever order, a value is what staff set, else what the feed said last', async () => {
  const id = await hammock(width);
  const number = fc.integer({ min: 1, max: 30 }).map(String);
  const step = fc.oneof(
    fc.record({ feed: number }),
    fc.record({ hand: number }),
    fc.constant({ back: true as const }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await save(id, [], ['Ширина, см']);
      let feed = (await shown(id))[0]![1];
      let hand: string | null = null;
      for (const one of steps) {
        if ('feed' in one) await fed({ ...width, value: (feed = one.feed) });
        else if ('back' in one) await save(id, [], ['Ширина, см']);
        else await save(id, [{ key: 'Ширина, см', name: 'Ширина', value: one.hand, unit: 'см' }]);
        if ('hand' in one) hand = one.hand === feed ? null : one.hand;
        if ('back' in one) hand = null;
        expect(await shown(id)).toEqual([['Ширина, см', hand ?? feed]]);
      }
    }),
    { numRuns: 6 },
  );
});
