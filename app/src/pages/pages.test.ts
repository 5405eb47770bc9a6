import { expect, test } from 'vitest';
import type { Call } from '@siren/contract/call';
import { calls } from '@siren/contract/calls';
import { PAGELESS, rootOf } from '@siren/contract/routes';
import { isIndexed } from './isIndexed.ts';
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

/** An address that fits every page. */
const ADDRESS = { params: { '*': 'stol', id: '7' }, search: new URLSearchParams({ id: '7' }) };

test.each(pages)('$name, where it starts with what somebody has, is made for them alone', (page) => {
  const needs = page.resources(ADDRESS).map(({ path }) => (calls as Record<string, Call>)[path]?.needs);
  expect(page.own === true || (!page.guards && needs.every((each) => each === null))).toBe(true);
});

test('no page is where there are none', () => {
  const roots: readonly string[] = PAGELESS;
  expect(pages.filter(({ path }) => roots.includes(rootOf(path)))).toEqual([]);
});

test.each([
  ['running', true],
  ['ended', false],
])('a promo that is %s may be kept: %s', (state, kept) => {
  const { page, address } = matchPage(new URL('https://shop.ru/promo/osen'))!;
  expect(isIndexed(page, address, () => ({ state }))).toBe(kept);
});
