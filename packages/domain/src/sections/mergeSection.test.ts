import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, deleteProblem, isWithin, mergedSections, mergeProblem } from './index.ts';
import type { SectionPlace, SectionUses } from './index.ts';

/** 1 (2 (4), 3), 5. */
const tree: SectionPlace[] = [
  { id: 1, parent: null },
  { id: 2, parent: 1 },
  { id: 3, parent: 1 },
  { id: 4, parent: 2 },
  { id: 5, parent: null },
];

describe('a section that becomes one with another', () => {
  test.each([
    [{ from: 2, into: 5 }, null],
    [{ from: 4, into: 1 }, null],
    [{ from: 1, into: 4 }, 'inside'],
    [{ from: 1, into: 1 }, 'inside'],
    [{ from: 9, into: 1 }, 'unknown'],
    [{ from: 1, into: 9 }, 'unknown'],
  ])('%j: %s', (merge, problem) => expect(mergeProblem(tree, merge)).toBe(problem));

  test('leaves what lay in it behind what lies in the other', () => {
    expect(childrenOf(mergedSections(tree, { from: 2, into: 1 }), 1)).toEqual([3, 4]);
    expect(childrenOf(mergedSections(tree, { from: 1, into: 5 }), 5)).toEqual([2, 3]);
  });

  test('is the only one that is gone, and what is left is a tree that keeps its order', () => {
    const anyTree = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((seeds) =>
      seeds.map((seed, at): SectionPlace => ({
        id: at + 1,
        parent: seed % (at + 1) === 0 ? null : seed % (at + 1),
      })),
    );
    const anyId = fc.integer({ min: 1, max: 13 });
    fc.assert(
      fc.property(anyTree, anyId, anyId, (places, from, into) => {
        const after = mergedSections(places, { from, into });
        if (mergeProblem(places, { from, into }) !== null) {
          expect(after).toEqual(places);
          return;
        }
        expect(new Set(after.map(({ id }) => id))).toEqual(
          new Set(places.flatMap(({ id }) => (id === from ? [] : id))),
        );
        expect(after).toHaveLength(places.length - 1);
        for (const { id, parent } of after) {
          expect(isWithin(after, parent, id)).toBe(false);
          expect(parent).not.toBe(from);
        }
        const [lay, came] = [childrenOf(places, into), childrenOf(places, from)];
        expect(childrenOf(after, into)).toEqual([...lay.filter((id) => id !== from), ...came]);
      }),
    );
  });
});

describe('a section is deleted', () => {
  const uses: SectionUses = {
    goods: 0,
    sections: [],
    pages: [],
    coupons: 0,
    codes: [],
    services: [],
    feeds: [],
  };
  test.each([
    [{}, true, null],
    [{}, false, 'fed'],
    [{ feeds: ['x'] }, true, 'fed'],
    [{ goods: 1 }, true, 'used'],
    [{ sections: [{ id: 1, name: 'Сад' }] }, true, 'used'],
    [{ pages: [{ id: 1, name: 'Акция' }] }, true, 'used'],
    [{ coupons: 1 }, true, 'used'],
    [{ services: ['Сборка'] }, true, 'used'],
  ])('where nothing uses it: %j, made %s: %s', (more, made, problem) =>
    expect(deleteProblem({ made, uses: { ...uses, ...more } })).toBe(problem),
  );
});
