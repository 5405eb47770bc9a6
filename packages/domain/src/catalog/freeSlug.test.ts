import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug } from './freeSlug.ts';

const anySlugs = fc.array(fc.constantFrom<string>('a', 'b', 'a-2', 'a-3', 'b-2'), {
  minLength: 1,
  maxLength: 4,
});

test('a slug that is given is not taken, and is one of those asked for as long as one is free', () => {
  fc.assert(
    fc.property(anySlugs, anySlugs, (slugs, others) => {
      const taken = new Set(others);
      const given = freeSlug(slugs, taken);
      expect(taken.has(given)).toBe(false);
      expect(slugs.includes(given)).toBe(slugs.some((slug) => !taken.has(slug)));
    }),
  );
});

test('of nothing none is made', () => {
  expect([freeSlug([], new Set()), freeSlug([''], new Set(['']))]).toEqual(['', '']);
});
