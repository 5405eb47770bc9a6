import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFeed } from '../import/index.ts';
import { bytesOf, feedXml, generateFeed } from '../import/testing/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const take = (stream: AsyncIterable<Uint8Array>, source: string) =>
  importFeed({ db: shop.db, source, stream, file: source, region: 'moscow', clock: shop.clock.now });

test('pages of a large section hold every good once, in the order asked for', async () => {
  await take(generateFeed({ offers: 120, sections: 1, variants: 2, stores: ['msk-1'] }), 'large');
  for (const sort of ['popular', 'price-asc', 'new'] as const) {
    const paths: string[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await shop.call('/api/catalog/section', { path: 'kreslo-1', sort, page });
      pages = answer.pages;
      paths.push(...answer.items.map(({ path }) => path));
      expect(answer.items.length).toBe(page < pages ? 24 : 12);
    }
    expect(pages).toBe(3);
    expect(new Set(paths).size).toBe(60);
  }
});

test('a page beyond the end is the last one', async () => {
  const answer = await shop.call('/api/catalog/section', { path: 'kreslo-1', page: 99 });
  expect(answer).toMatchObject({ page: 3, pages: 3, total: 60 });
  expect(answer.items).toHaveLength(12);
});

test.each([
  [1, '/section/kreslo-1'],
  [2, '/section/kreslo-1?page=2'],
  [99, '/section/kreslo-1?page=3'],
])('search engines know page %i of a section by an address of its own', async (page, canonical) => {
  const { section } = await shop.call('/api/catalog/section', { path: 'kreslo-1', page });
  expect(section.seo).toMatchObject({ canonical });
});

test('each page of a section has a title and a description of its own, which further ones tell their number in', async () => {
  const seoOf = async (page: number) =>
    (await shop.call('/api/catalog/section', { path: 'kreslo-1', page })).section.seo;
  const [first, second, third] = [await seoOf(1), await seoOf(2), await seoOf(3)];
  expect(new Set([first, second, third].map(({ description }) => description)).size).toBe(3);
  expect(first.title).not.toContain('страница');
  expect(second.title).toMatch(/^Кресло.*\s— страница\s2 \| Сирень$/);
  expect(third.title).toMatch(/\s— страница\s3 \| Сирень$/);
});

test('goods of one collection are related across sections, pictures and params come along', async () => {
  const offer = (id: string, name: string, category: string) => ({
    ...{ id, name, category, price: 5_000, count: 5 },
    pictures: [`https://pictures.invalid/${id}.jpg`],
    params: [{ name: 'Ширина', value: '90', unit: 'см' }],
  });
  const feed = feedXml({
    categories: [
      { id: '1', name: 'Пуфы' },
      { id: '2', name: 'Банкетки' },
    ],
    offers: [
      offer('1', 'Пуф «Заря»', '1'),
      offer('2', 'Банкетка «Заря»', '2'),
      offer('3', 'Пуф «Полдень»', '1'),
    ],
  });
  await take(bytesOf(feed), 'zarya');
  const product = await shop.call('/api/catalog/product', { path: 'puf-zarya' });
  expect(product.related[0]?.path).toBe('banketka-zarya');
  expect(product.images[0]?.webp).toMatch(/^\/pictures\/\d+\/\{width\}\.webp\?\d+$/);
  expect(product.variants[0]?.params).toEqual([
    { name: 'Ширина', value: '90', unit: 'см', group: 'Размеры и вес' },
  ]);
});

test('what comes after the first import of a source is new, and the home page says so', async () => {
  const lamp = (id: string) => ({ id, name: `Ночник ${id}`, category: '1', price: 900, count: 3 });
  const categories = [{ id: '1', name: 'Ночники' }];
  await take(bytesOf(feedXml({ categories, offers: [lamp('1')] })), 'night');
  await take(bytesOf(feedXml({ categories, offers: [lamp('1'), lamp('2')] })), 'night');
  const { blocks } = await shop.call('/api/home', {});
  const fresh = blocks.find((block) => block.type === 'products' && block.title === 'Новинки');
  expect(
    fresh?.type === 'products' &&
      fresh.items.map(({ name, badges }) => [name, badges.map(({ code }) => code)]),
  ).toEqual([['Ночник 2', ['new']]]);
});
