import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFeed } from '../../import/index.ts';
import { bytesOf, feedXml } from '../../import/testing/index.ts';
import type { TestOffer } from '../../import/testing/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';

const sofa = (id: string, group: string, color: [name: string, hex: string], width: number): TestOffer => ({
  id,
  group,
  name: `Диван «${group}», ${color[0]}, ${width} см`,
  category: '1',
  price: 10_000 + width,
  count: 5,
  vendor: 'Лосиха',
  params: [
    { name: 'Цвет', value: color[0], hex: color[1] },
    { name: 'Ширина', value: String(width), unit: 'см' },
    { name: 'Съёмный чехол', value: group === 'Роща' ? 'да' : 'нет' },
    { name: 'Артикул производителя', value: `X-${id}` },
  ],
});
const RED: [string, string] = ['велюр, красный', '#c0332b'];
const BLUE: [string, string] = ['синий', '#2f55a4'];

const offers: TestOffer[] = [
  sofa('1', 'Роща', RED, 200),
  sofa('2', 'Роща', BLUE, 160),
  { ...sofa('3', 'Берег', RED, 160), count: 0 },
  sofa('4', 'Берег', BLUE, 200),
  { ...sofa('5', 'Метро', BLUE, 220), oldPrice: 15_000, count: 2, vendor: 'Сирень' },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const feed = feedXml({ categories: [{ id: '1', name: 'Софы' }], offers });
  const { db, clock } = shop;
  await importFeed({
    db,
    source: 'facets',
    stream: bytesOf(feed),
    file: 'facets',
    region: 'moscow',
    clock: clock.now,
  });
});
afterAll(() => shop.close());

const list = (filters: Record<string, string[]> = {}, more = {}, place = {}) =>
  shop.call('/api/catalog/section', { path: 'sofy', filters, ...more }, place);
const names = ({ items }: { items: { name: string }[] }) =>
  items.map(({ name }) => /«(.*)»/.exec(name)?.[1] ?? '').toSorted((a, b) => (a < b ? -1 : 1));
const counts = ({ facets }: Awaited<ReturnType<typeof list>>, code: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.code === code)?.values.map(({ slug, count }) => [slug, count]) ?? [],
  );

describe('facets of a section', () => {
  test('are made of what its goods say, with type, unit and range', async () => {
    const { facets, prices } = await list();
    expect(facets.map(({ code, name, type, unit }) => [code, name, type, unit])).toEqual([
      ['stock', 'Наличие', 'text', null],
      ['badge', 'Предложения', 'text', null],
      ['brand', 'Бренд', 'text', null],
      ['tsvet', 'Цвет', 'color', null],
      ['shirina-sm', 'Ширина', 'number', 'см'],
      ['semnyy-chehol', 'Съёмный чехол', 'flag', null],
    ]);
    expect(facets.find(({ code }) => code === 'shirina-sm')?.range).toEqual({ min: 160, max: 220 });
    expect(facets.find(({ code }) => code === 'tsvet')?.values).toMatchObject([
      { slug: 'siniy', name: 'Синий', hex: '#2f55a4', count: 3 },
      { slug: 'krasnyy', name: 'Красный', hex: '#c0332b', count: 2 },
    ]);
    expect(prices).toEqual({ min: 10_160, max: 10_220 });
  });

  test('count goods, not variants, and keep what nobody would see', async () => {
    expect(counts(await list({ tsvet: ['krasnyy'] }), 'shirina-sm')).toEqual({ 160: 1, 200: 1, 220: 0 });
    expect(counts(await list({ tsvet: ['krasnyy'] }), 'tsvet')).toEqual({ siniy: 3, krasnyy: 2 });
  });

  test('count each good by the best that can be had of it: availabilities add up to the list', async () => {
    expect(counts(await list(), 'stock')).toEqual({ 'in-stock': 3, 'out-of-stock': 0 });
    const red = await list({ tsvet: ['krasnyy'] });
    expect(counts(red, 'stock')).toEqual({ 'in-stock': 1, 'out-of-stock': 1 });
    expect(names(await list({ tsvet: ['krasnyy'], stock: ['out-of-stock'] }))).toEqual(['Берег']);
  });

  test('are not there where the region sells nothing', async () => {
    expect(await list({}, {}, { region: 'ural', city: 'ekaterinburg' })).toMatchObject({
      facets: [],
      prices: null,
      items: [],
      total: 0,
    });
  });
});

describe('filters', () => {
  test('apply to one variant together, and the card shows that variant', async () => {
    const answer = await list({ tsvet: ['krasnyy'], 'shirina-sm': ['200'] });
    expect(answer.total).toBe(1);
    expect(answer.items[0]).toMatchObject({ article: '1', price: 10_200, variant: true });
    expect(names(await list({ tsvet: ['siniy'], 'shirina-sm': ['..200'] }))).toEqual(['Берег', 'Роща']);
  });

  test('tell where that variant is not the one that the page of the good shows by itself', async () => {
    for (const answer of [
      await list(),
      await list({ tsvet: ['krasnyy'] }),
      await list({}, { priceFrom: 10_190 }),
    ])
      for (const { path, offer, variant } of answer.items) {
        const page = await shop.call('/api/catalog/product', { path });
        expect(variant).toBe(page.offer !== offer);
      }
  });

  test('of one facet are alternatives, ranges among them', async () => {
    expect(names(await list({ 'shirina-sm': ['160', '210..'] }))).toEqual(['Берег', 'Метро', 'Роща']);
    expect(names(await list({ tsvet: ['krasnyy', 'siniy'], brand: ['siren'] }))).toEqual(['Метро']);
  });

  test('of a range apply whichever way round its bounds stand', async () => {
    expect(names(await list({ 'shirina-sm': ['230..210'] }))).toEqual(['Метро']);
  });

  test('of price apply to the same variant; the range to choose from does not follow them', async () => {
    const answer = await list({ tsvet: ['krasnyy'] }, { priceFrom: 10_170 });
    expect(names(answer)).toEqual(['Роща']);
    expect(answer.prices).toEqual({ min: 10_160, max: 10_200 });
    expect(counts(answer, 'brand')).toEqual({ losiha: 1, siren: 0 });
  });

  test('that the section does not know are passed over: a link outlives the goods it was made for', async () => {
    const all = await list();
    const unknown = { 'net-takogo': ['da'], tsvet: ['fioletovyy'], 'shirina-sm': ['..', 'x'] };
    expect(await list(unknown)).toEqual(all);
    expect(await list({ constructor: ['da'], tostring: ['da'] })).toEqual(all);
    expect(names(await list({ tsvet: ['fioletovyy', 'krasnyy'] }))).toEqual(['Берег', 'Роща']);
  });

  test('that nothing meets leave an empty list with everything to choose anew', async () => {
    const answer = await list({ 'shirina-sm': ['500..900'] });
    expect(answer).toMatchObject({ total: 0, items: [], page: 1, pages: 1 });
    expect(counts(answer, 'shirina-sm')).toEqual({ 160: 2, 200: 2, 220: 1 });
  });

  test.each([
    [{ filters: { __proto_: ['da'] } }],
    [{ filters: { Цвет: ['da'] } }],
    [{ filters: { tsvet: ["'; drop table offers; --"] } }],
    [{ filters: { tsvet: 'krasnyy' } }],
    [{ filters: { tsvet: Array.from({ length: 101 }, (_, at) => `x${at}`) } }],
    [{ filters: {}, priceFrom: -1 }],
    [{ filters: [] }],
  ])('of no form that addresses have are refused: %j', async (payload) => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: '/api/catalog/section',
      payload: { token: '', path: 'sofy', ...payload },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ group: 'general', code: 'bad_request' });
  });

  test('are taken from a form too', async () => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: '/api/catalog/section',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=&path=sofy&filters[tsvet]=krasnyy&filters[shirina-sm][]=160..180&priceTo=20000',
    });
    expect(answer.json()).toMatchObject({ total: 1, facets: expect.any(Array) });
  });
});
