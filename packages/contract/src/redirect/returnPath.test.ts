import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

const back = (from: string) => returnPath(new URLSearchParams({ from }));

test('leads back to where one came from, query and all', () => {
  const from = '/section/divany?sort=price-asc#top';
  expect(back(from)).toBe(from);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'cart', 'javascript:alert(1)', ''])(
  '«%s» leads home',
  (from) => {
    expect(back(from)).toBe('/');
  },
);

test('the login page is no place to go back to', () => {
  expect(back('/lk/login?from=/cart')).toBe('/');
});
