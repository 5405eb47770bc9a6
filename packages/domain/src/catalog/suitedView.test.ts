import { expect, test } from 'vitest';
import { suitedView } from './suitedView.ts';

const facets = (...types: ('text' | 'color' | 'number' | 'flag')[]) => types.map((type) => ({ type }));

test.each([
  ['sofas, which have colours', facets('text', 'color', 'number', 'number'), 'grid'],
  ['mattresses, which differ in numbers', facets('text', 'number', 'number'), 'list'],
  ['vases, which differ in height alone', facets('number', 'text'), 'grid'],
  ['goods that nobody describes', [], 'grid'],
] as const)('%s', (_, given, view) => {
  expect(suitedView(given)).toBe(view);
});
