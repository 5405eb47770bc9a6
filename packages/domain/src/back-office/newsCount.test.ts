import { expect, test } from 'vitest';
import { newsCount, OPEN_NEWS_MAX } from './newsCount.ts';

test('a list that is full says that there may be more', () => {
  expect(newsCount(3)).toBe('3');
  expect(newsCount(3, 2)).toBe('5');
  expect(newsCount(OPEN_NEWS_MAX)).toBe('200+');
  expect(newsCount(OPEN_NEWS_MAX, 4)).toBe('204+');
});
