import { expect, test } from 'vitest';
import { makeProduct, makeVariant } from '../testing/index.ts';
import { productJsonLd } from './productJsonLd.ts';

const product = makeProduct({ brand: null });

test('the offer carries the price and stock of the chosen variant', () => {
  const variant = makeVariant(7, {}, { price: 1490.5, stock: { status: 'out_of_stock', quantity: 0 } });
  expect(productJsonLd(product, variant)[0]).toMatchObject({
    offers: { price: 1490.5, priceCurrency: 'RUB', availability: 'https://schema.org/OutOfStock' },
  });
});

test('goods for exposition are to be had in the store only', () => {
  const variant = makeVariant(7, {}, { exposition: true });
  expect(productJsonLd(product, variant)[0]).toMatchObject({
    offers: { availability: 'https://schema.org/InStoreOnly' },
  });
});

test('the trail of sections ends with the product itself', () => {
  const [, trail] = productJsonLd(product, makeVariant(7, {}), 'https://shop.ru');
  expect(trail).toMatchObject({
    itemListElement: expect.arrayContaining([
      { name: product.name, item: 'https://shop.ru/product/divan-lada', position: 3, '@type': 'ListItem' },
    ]),
  });
});

test('a good without a brand names none', () => {
  expect(productJsonLd(product, makeVariant(7, {}))[0]).not.toHaveProperty('brand');
});
