import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletePageProblem, pageKinds } from './index.ts';

const anyPages = fc.array(fc.record({ id: fc.nat(), title: fc.string() }), { maxLength: 3 });

test('a page is deleted if and only if staff made it and no block of another page leads to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pageKinds), fc.boolean(), anyPages, (kind, fed, pages) => {
      const isMade = kind !== 'home' && !fed;
      expect(deletePageProblem({ kind, fed, uses: { pages } }) === null).toBe(isMade && pages.length === 0);
    }),
  );
});

test('of a page that is kept anyway nobody is told what leads to it', () => {
  const uses = { pages: [{ id: 1, title: 'Главная' }] };
  expect(deletePageProblem({ kind: 'promo', fed: true, uses })).toBe('kept');
  expect(deletePageProblem({ kind: 'promo', fed: false, uses })).toBe('used');
});
