import { expect, test } from 'vitest';
import { PAGES_AT_START, shownPages } from './shownPages.ts';

test('an address shows everything up to its page', () => {
  expect(shownPages(3)).toEqual([1, 2, 3]);
});

test('of very many pages an address starts with the last ones', () => {
  const pages = shownPages(500);
  expect(pages).toHaveLength(PAGES_AT_START);
  expect(pages.at(-1)).toBe(500);
});

test('pages loaded one by one stay, however many', () => {
  expect(shownPages(30, 1)).toHaveLength(30);
});
