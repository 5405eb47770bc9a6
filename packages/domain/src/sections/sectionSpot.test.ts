import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childrenOf, movedSections, moveTo, spotOf } from './index.ts';
import type { SectionPlace } from './index.ts';

const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((seeds) =>
  seeds.map((seed, at): SectionPlace => ({
    id: at + 1,
    parent: seed % (at + 1) === 0 ? null : seed % (at + 1),
  })),
);
const id = fc.integer({ min: 1, max: 12 });
/** What lies at the top and in each section, in its order. */
const orders = (places: readonly SectionPlace[]) =>
  new Map([null, ...places.map((one) => one.id)].map((parent) => [parent, childrenOf(places, parent)]));

test('whatever a move did, the move to where the section stood brings every order back', () => {
  fc.assert(
    fc.property(trees, id, fc.option(id), fc.option(id), (places, section, parent, before) => {
      const spot = spotOf(places, section);
      if (!spot) return;
      const after = movedSections(places, { section, parent, before });
      expect(orders(movedSections(after, moveTo(after, section, spot)))).toEqual(orders(places));
    }),
  );
});

test('where what stood next is gone, a section goes to the end', () => {
  const places = [
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: null },
  ];
  expect(moveTo(places, 3, { parentId: 1, beforeId: 9 })).toEqual({ section: 3, parent: 1, before: null });
  expect(spotOf(places, 9)).toBeNull();
});
