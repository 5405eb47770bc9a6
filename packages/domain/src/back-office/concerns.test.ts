import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concerns } from './concerns.ts';
import type { NewsConcern, NewsReader } from './concerns.ts';

const everywhere: NewsReader = { permissions: ['backoffice.access'], stores: null };
const news = (over: Partial<NewsConcern> = {}): NewsConcern => ({ store: null, needs: null, ...over });

test('news about no store are for everybody, whatever stores they are bound to', () => {
  for (const stores of [null, [], [7]]) expect(concerns(news(), { ...everywhere, stores })).toBe(true);
});

test('news about a store are for its staff and for who works at all stores', () => {
  expect(concerns(news({ store: 7 }), everywhere)).toBe(true);
  expect(concerns(news({ store: 7 }), { ...everywhere, stores: [3, 7] })).toBe(true);
  expect(concerns(news({ store: 7 }), { ...everywhere, stores: [3] })).toBe(false);
  expect(concerns(news({ store: 7 }), { ...everywhere, stores: [] })).toBe(false);
});

test('news that only some can act on are for these', () => {
  expect(concerns(news({ needs: 'orders.manage' }), everywhere)).toBe(false);
  const manager = { permissions: ['backoffice.access', 'orders.manage'], stores: null };
  expect(concerns(news({ needs: 'orders.manage' }), manager)).toBe(true);
});

test('whoever may do more, or works at more stores, reads no less', () => {
  const store = fc.integer({ min: 1, max: 4 });
  const stores = fc.option(fc.uniqueArray(store), { nil: null });
  fc.assert(
    fc.property(fc.option(store, { nil: null }), stores, store, (about, bound, more) => {
      const one = news({ store: about });
      const wider = bound && [...bound, more];
      if (concerns(one, { ...everywhere, stores: bound }))
        expect(concerns(one, { ...everywhere, stores: wider })).toBe(true);
    }),
  );
});
