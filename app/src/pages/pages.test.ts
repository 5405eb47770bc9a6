import { expect, test } from 'vitest';
import { matchPage } from './matchPage.ts';
import { pages } from './pages.ts';

test.each([
  ['/', 'index'],
  ['/cart', 'cart'],
  ['/cart/codes', 'cart-codes'],
  ['/cart/checkout?id=7', 'cart-checkout'],
  ['/search?q=стол', 'search'],
  ['/section', 'section'],
  ['/section/mebel/divany', 'section-path'],
  ['/product/divan-lada', 'product-path'],
  ['/promo/osen', 'promo-path'],
  ['/lk/login', 'lk-login'],
  ['/lk/favorites', 'lk-favorites'],
  ['/lk/orders/7', 'lk-orders-id'],
])('%s is called %s', (address, name) => {
  expect(matchPage(new URL(address, 'https://shop.ru'))?.page.name).toBe(name);
});

test('no two pages have the same name', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});
