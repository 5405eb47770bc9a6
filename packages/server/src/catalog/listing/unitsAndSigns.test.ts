import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFeed } from '../../import/index.ts';
import { bytesOf, feedXml } from '../../import/testing/index.ts';
import type { TestOffer } from '../../import/testing/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';

const boot = (id: string, ru: string, eu: string, frost: string): TestOffer => ({
  ...{ id, group: 'b', name: `Сапоги ${ru}`, category: '7', price: 3_000, count: 4, vendor: 'Лосиха' },
  params: [
    { name: 'Размер', value: ru, unit: 'RU' },
    { name: 'Размер', value: eu, unit: 'EU' },
    { name: 'Погода', value: frost },
  ],
});
const single = (id: string, frost: string): TestOffer => ({
  ...boot(id, '44', '45', frost),
  group: id,
  name: `Галоши ${id}`,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const offers = [
    boot('1', '36', '37', '−15…+5 °C'),
    boot('2', '37', '38', '−15…+5 °C'),
    single('3', '15…+5 °C'),
  ];
  const { db, clock } = shop;
  await importFeed({
    ...{ db, source: 'boots', file: 'boots', region: 'moscow', clock: clock.now },
    stream: bytesOf(feedXml({ categories: [{ id: '7', name: 'Обувь' }], offers })),
  });
});
afterAll(() => shop.close());

const list = (filters: Record<string, string[]> = {}) =>
  shop.call('/api/catalog/section', { path: 'obuv', filters });

test('a size is found by its own unit, which its facet tells', async () => {
  const { facets } = await list();
  expect(facets.filter(({ name }) => name === 'Размер').map(({ code, unit }) => [code, unit])).toEqual([
    ['razmer-eu', 'EU'],
    ['razmer-ru', 'RU'],
  ]);
  expect((await list({ 'razmer-ru': ['37'] })).items.map(({ article }) => article)).toEqual(['2']);
  expect((await list({ 'razmer-eu': ['37'] })).items.map(({ article }) => article)).toEqual(['1']);
  expect((await list({ 'razmer-ru': ['38'] })).filters).toEqual({});
});

test('the page of the good shows each param with its unit, and variants are chosen by one of them', async () => {
  const [card] = (await list({ 'razmer-ru': ['36'] })).items;
  const { variants } = await shop.call('/api/catalog/product', { path: card?.path ?? '' });
  expect(variants[0]?.params.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['Размер', '36', 'RU'],
    ['Размер', '37', 'EU'],
    ['Погода', '−15…+5 °C', null],
  ]);
  expect(variants.map(({ options }) => options.map(({ value }) => value))).toEqual([
    ['36\u00a0RU'],
    ['37\u00a0RU'],
  ]);
});

test('a minus makes another value; the address of before shows both and marks both', async () => {
  const { facets } = await list();
  const values = facets.find(({ code }) => code === 'pogoda')?.values ?? [];
  expect(Object.fromEntries(values.map(({ name, count }) => [name, count]))).toEqual({
    '15…+5 °C': 1,
    '−15…+5 °C': 1,
  });
  for (const { slug, name } of values) {
    const { total, facets: shown } = await list({ pogoda: [slug] });
    expect(total).toBe(1);
    expect(
      shown.find(({ code }) => code === 'pogoda')?.values.filter(({ selected }) => selected),
    ).toMatchObject([{ name }]);
  }
  const before = await list({ pogoda: ['15-plus-5-c'] });
  expect(before.total).toBe(2);
  expect(before.filters['pogoda']?.toSorted()).toEqual(values.map(({ slug }) => slug).toSorted());
});
