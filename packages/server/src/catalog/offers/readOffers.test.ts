import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { readOffers } from './readOffers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const read = (region: string, ...articles: string[]) =>
  readOffers(
    shop.db,
    shop.ids.regions[region]!,
    articles.map((article) => shop.ids.offers[article]!),
  );

test('an offer is what its region sells it for', async () => {
  const id = shop.ids.offers['SOFA-SAGE']!;
  const offers = await read('moscow', 'SOFA-SAGE');
  expect(offers.get(id)).toEqual({
    id,
    productId: shop.ids.products['sofa-lund'],
    brandId: expect.any(Number) as number,
    sectionIds: [shop.ids.sections['furniture'], shop.ids.sections['sofas']],
    path: 'sofa-lund',
    name: 'Диван Лунд',
    article: 'SOFA-SAGE',
    options: 'шалфей',
    price: 49_990,
    oldPrice: 59_990,
    sold: true,
    image: null,
    stock: { status: 'in_stock', quantity: 15 },
    exposition: false,
  });
  expect((await read('ural', 'SOFA-SAGE')).get(id)).toMatchObject({ price: 51_990, oldPrice: null });
});

test('what the region does not sell, or nobody does any more, has neither price nor stock', async () => {
  for (const [region, article] of [
    ['ural', 'LAMP'],
    ['moscow', 'GONE'],
  ] as const) {
    const [offer] = (await read(region, article)).values();
    expect(offer).toMatchObject({
      sold: false,
      price: 0,
      oldPrice: null,
      stock: { status: 'out_of_stock', quantity: 0 },
    });
  }
});

test('unknown ids are left out', async () => {
  expect(await readOffers(shop.db, 1, [2_000_000_000])).toEqual(new Map());
  expect(await readOffers(shop.db, 1, [])).toEqual(new Map());
});
