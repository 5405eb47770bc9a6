import { expect, test } from 'vitest';
import { makeProduct, makeVariant } from '../testing/index.ts';
import { productJsonLd } from './productJsonLd.ts';

const ORIGIN = 'https://shop.ru';
const sold = makeVariant(7, {}, { price: 1490.5 });
const gone = makeVariant(8, {}, { price: 990, stock: { status: 'out_of_stock', quantity: 0 } });
const sample = makeVariant(9, {}, { exposition: true });
const of = (...variants: [typeof sold, ...(typeof sold)[]]) =>
  productJsonLd(makeProduct({ brand: null, variants }), variants[0], ORIGIN);

test.each([
  ['in stock', sold, 'InStock'],
  ['out of stock', gone, 'OutOfStock'],
  ['for exposition', sample, 'InStoreOnly'],
])('a variant that is %s is one offer at the address of the product', (_what, variant, availability) => {
  expect(of(variant)[0]).toMatchObject({
    '@type': 'Product',
    offers: {
      '@type': 'Offer',
      url: `${ORIGIN}/product/divan-lada`,
      price: variant.price,
      priceCurrency: 'RUB',
      availability: `https://schema.org/${availability}`,
    },
  });
});

test('several variants are told by the range of their prices and one by one', () => {
  expect(of(sold, gone, sample)[0]).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 990,
      highPrice: 54_990,
      offerCount: 3,
      offers: [
        { sku: sold.article, url: `${ORIGIN}/product/divan-lada?offer=7` },
        { sku: gone.article },
        { sku: sample.article },
      ],
    },
  });
});

test('the trail of sections ends with the product itself', () => {
  const [, trail] = of(sold);
  expect(trail).toMatchObject({
    itemListElement: expect.arrayContaining([
      {
        name: makeProduct().name,
        item: `${ORIGIN}/product/divan-lada`,
        position: 4,
        '@type': 'ListItem',
      },
    ]),
  });
});

test('pictures have whole addresses; a good without a brand names none', () => {
  const [product] = of(sold);
  expect(product).not.toHaveProperty('brand');
  const { image } = product as { image: string[] };
  for (const address of image) expect(address).toMatch(/^https:\/\/shop[.]ru/);
});
