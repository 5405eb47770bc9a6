import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

let shop: GoodsShop;
beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.take(
    {
      ...{
        id: 'a',
        name: 'Шезлонг «Ёж» складной',
        vendor: 'Ёжик',
        article: '000451',
        barcode: '4607111222333',
      },
      ...{ price: 4_500, count: 3, pictures: ['https://p.invalid/a.jpg'] },
    },
    { id: 'b', name: 'Шезлонг Дюна', vendor: 'Дюна', article: 'D-7', price: 9_900, count: 0, category: '2' },
    { id: 'c', name: 'Тент_50%', vendor: 'Дюна', price: 700, count: 8 },
  );
});
afterAll(() => shop.close());

type Asked = Partial<PayloadOf<'/api/admin/catalog/list'>>;
const list = (asked: Asked) => shop.staff.call('/api/admin/catalog/list', asked);
/** Names of what fits of the goods that this test has brought. */
const found = async (asked: Asked) =>
  (await list({ size: 100, sort: { key: 'name', direction: 'ascending' }, ...asked })).rows
    .map(({ name }) => name)
    .filter((name) => /^(Шезлонг|Тент|Навес)/u.test(name));

const EZH = 'Шезлонг «Ёж» складной';

test.each([
  ['шезл', [EZH, 'Шезлонг Дюна']],
  ['еж шез', [EZH]],
  ['дюна', ['Тент_50%', 'Шезлонг Дюна']],
  ['451', [EZH]],
  ['000451', [EZH]],
  ['4607111222333', [EZH]],
  ['d-7', ['Шезлонг Дюна']],
  ['лонг', []],
  ['%', []],
  ["'", []],
])('«%s» finds by beginnings of words of name and brand, and by whole codes', async (query, names) => {
  expect(await found({ query })).toEqual(names);
});

test('filters narrow by section, brand, stock, picture, state, and what staff set', async () => {
  const { sections } = await shop.staff.call('/api/admin/catalog/choices', {});
  const swings = sections.find(({ name }) => name === 'Качели')!.id;
  expect(await found({ filters: { section: [swings] } })).toEqual(['Шезлонг Дюна']);
  expect(await found({ filters: { brand: ['Дюна'] } })).toEqual(['Тент_50%', 'Шезлонг Дюна']);
  expect(await found({ filters: { stock: ['out'] } })).toEqual(['Шезлонг Дюна']);
  expect(await found({ query: 'шезлонг', filters: { stock: ['in'] } })).toEqual([EZH]);
  expect(await found({ filters: { priceTo: 4_499.99 } })).toEqual(['Тент_50%']);
  expect(await found({ filters: { priceFrom: 4_500, priceTo: 9_900 } })).toEqual([EZH, 'Шезлонг Дюна']);
  expect(await found({ filters: { noPicture: true } })).toEqual(['Тент_50%', 'Шезлонг Дюна']);
  expect(await found({ filters: { byHand: true } })).toEqual([]);
  await shop.save(await shop.idOf('c'), { set: { name: 'Навес' } });
  const { offer, prices } = (await shop.see(await shop.idOf('a'))).variants[0]!;
  const price = { offer, region: prices[0]!.region.id, price: 4_400, oldPrice: null };
  await shop.save(await shop.idOf('a'), { prices: [price] });
  await shop.save(await shop.idOf('b'), { set: { hidden: true } });
  expect(await found({ filters: { byHand: true } })).toEqual(['Навес', EZH]);
  expect(await found({ filters: { state: ['hidden'] } })).toEqual(['Шезлонг Дюна']);
  expect(await found({ query: 'шезлонг', filters: { state: ['sold'] } })).toEqual([EZH]);
});

test('a row tells article, variants, the least price in the first region, and pieces in all stores', async () => {
  await shop.db.query(sql`
    update stock set quantity = 2 where offer_id in (select id from offers where external_id = 'a' and source = 'goods')`);
  const [row] = (await list({ query: '451' })).rows;
  expect(row).toMatchObject({
    ...{ article: '000451', variants: 1, section: 'Гамаки', price: 4_400, pieces: 2, state: 'sold' },
    ...{ byHand: true, image: { alt: EZH } },
  });
});

test('by price goods go by the least one of the region, and those without one are the last either way', async () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const { rows } = await list({ size: 100, sort: { key: 'price', direction } });
    const prices = rows.map(({ price }) => price);
    const sold = prices.filter((price) => price !== null);
    const sign = direction === 'ascending' ? 1 : -1;
    expect(sold.length).toBeGreaterThan(3);
    expect(prices).toEqual([
      ...sold.toSorted((one, other) => sign * (one - other)),
      ...prices.filter((price) => price === null),
    ]);
  }
});

test('what was typed as a code names the variant that bears it', async () => {
  const variants = ['синий', 'белый'].map((value, at) => ({
    ...{ id: `v${at}`, group: 'v', name: `Лежак ${value}`, article: `00L${at}` },
    params: [{ name: 'Цвет', value }],
  }));
  await shop.take(...variants);
  const { variants: known } = await shop.see(await shop.idOf('v1'));
  const second = known.find(({ article }) => article === '00L1')!;
  expect((await list({ query: '00l1' })).rows).toMatchObject([{ variant: second.offer, article: '00L1' }]);
  expect((await list({ query: 'лежак' })).rows).toMatchObject([{ variant: null, article: '00L0' }]);
});

test('pages part what there is without doubles, and the total counts all', async () => {
  const all = await list({ size: 100, sort: { key: 'name', direction: 'descending' } });
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(all.total / 3) }, (_, at) =>
      list({ size: 3, page: at + 1, sort: { key: 'name', direction: 'descending' } }),
    ),
  );
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all.rows.map(({ id }) => id));
});
