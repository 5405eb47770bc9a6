import { expect, test } from 'vitest';
import { SECTION_PAGE_SIZE, pageCount } from './pageCount.ts';

test('a page has 24 goods', () => {
  expect(SECTION_PAGE_SIZE).toBe(24);
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [300, 13],
])('%s goods fill %s pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

test('pages of another size are counted by it', () => {
  expect(pageCount(21, 10)).toBe(3);
});
