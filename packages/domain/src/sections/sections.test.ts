import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allChoices,
  arrangedFacets,
  childrenOf,
  fedPlaces,
  isStill,
  isWithin,
  movedSections,
  moveProblem,
  pathProblem,
  sectionSteps,
  shownFilters,
  stepMove,
} from './index.ts';
import type { SectionPlace } from './index.ts';

/** 1 (2 (4), 3), 5. */
const tree: SectionPlace[] = [
  { id: 1, parent: null },
  { id: 2, parent: 1 },
  { id: 3, parent: 1 },
  { id: 4, parent: 2 },
  { id: 5, parent: null },
];

/** Any tree: each section lies in one that came before it, or at the top. */
const anyTree = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((seeds) =>
  seeds.map((seed, at): SectionPlace => ({
    id: at + 1,
    parent: seed % (at + 1) === 0 ? null : seed % (at + 1),
  })),
);
const anyId = fc.integer({ min: 1, max: 13 });
const isTree = (places: readonly SectionPlace[]) =>
  places.every(({ id, parent }) => !isWithin(places, parent, id));

describe('a section that goes elsewhere', () => {
  test('goes before another one or to the end', () => {
    expect(childrenOf(movedSections(tree, { section: 5, parent: 1, before: 3 }), 1)).toEqual([2, 5, 3]);
    expect(childrenOf(movedSections(tree, { section: 4, parent: null, before: null }), null)).toEqual([
      1, 5, 4,
    ]);
  });

  test.each([
    [{ section: 1, parent: 4, before: null }, 'inside'],
    [{ section: 1, parent: 1, before: null }, 'inside'],
    [{ section: 9, parent: 1, before: null }, 'unknown'],
    [{ section: 3, parent: 9, before: null }, 'unknown'],
    [{ section: 3, parent: 1, before: 4 }, 'unknown'],
    [{ section: 3, parent: 1, before: 3 }, 'unknown'],
    [{ section: 3, parent: 2, before: 4 }, null],
  ] as const)('%j: %s', (move, problem) => expect(moveProblem(tree, move)).toBe(problem));

  test('takes along what lies in it, and there is always a tree of the same sections', () => {
    const moves = fc.array(fc.tuple(anyId, fc.option(anyId), fc.option(anyId)), { maxLength: 20 });
    fc.assert(
      fc.property(anyTree, moves, (first, list) => {
        let places: readonly SectionPlace[] = first;
        for (const [section, parent, before] of list) {
          const move = { section, parent, before };
          const after = movedSections(places, move);
          expect(isTree(after)).toBe(true);
          expect(after.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
            places.map(({ id }) => id).toSorted((a, b) => a - b),
          );
          for (const one of places)
            if (one.id !== section) expect(after.find(({ id }) => id === one.id)?.parent).toBe(one.parent);
          places = after;
        }
      }),
    );
  });
});

describe('a step', () => {
  test.each([
    [3, 'up', { section: 3, parent: 1, before: 2 }],
    [2, 'down', { section: 2, parent: 1, before: null }],
    [3, 'in', { section: 3, parent: 2, before: null }],
    [4, 'out', { section: 4, parent: 1, before: 3 }],
    [3, 'out', { section: 3, parent: null, before: 5 }],
    [1, 'up', null],
    [5, 'down', null],
    [2, 'in', null],
    [1, 'out', null],
  ] as const)('of %d %s', (section, step, move) => expect(stepMove(tree, section, step)).toEqual(move));

  test('is a move that can be and changes something', () => {
    fc.assert(
      fc.property(anyTree, anyId, fc.constantFrom(...sectionSteps), (places, id, step) => {
        const move = stepMove(places, id, step);
        if (move === null) return;
        expect(moveProblem(places, move)).toBeNull();
        expect(isStill(places, move)).toBe(false);
      }),
    );
  });

  test('up takes back a step down', () => {
    fc.assert(
      fc.property(anyTree, anyId, (places, id) => {
        const down = stepMove(places, id, 'down');
        if (down === null) return;
        const after = movedSections(places, down);
        const up = stepMove(after, id, 'up')!;
        expect(childrenOf(movedSections(after, up), up.parent)).toEqual(childrenOf(places, up.parent));
      }),
    );
  });
});

test('a feed never makes a ring of what staff placed, and never moves it', () => {
  const hands = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(anyTree, anyTree, hands, (places, told, byHand) => {
      const now = places.map((place) => ({ ...place, byHand: byHand[place.id - 1] ?? false }));
      const known = told.filter(
        ({ id, parent }) => id <= places.length && (parent === null || parent <= places.length),
      );
      const after = fedPlaces(now, known);
      expect(isTree([...after].map(([id, parent]) => ({ id, parent })))).toBe(true);
      for (const one of now) if (one.byHand) expect(after.get(one.id)).toBe(one.parent);
      if (now.every((one) => !one.byHand))
        for (const one of known) expect(after.get(one.id)).toBe(one.parent);
    }),
  );
});

test.each([
  ['divany', true],
  ['divany-2', true],
  ['', false],
  ['Divany', false],
  ['диваны', false],
  ['a--b', false],
  ['-a', false],
  ['a/b', false],
  ['a'.repeat(121), false],
])('«%s» is an address: %s', (path, fits) => expect(pathProblem(path) === null).toBe(fits));

test('filters stand as staff put them, hidden ones are not there, new ones come behind', () => {
  const facets = ['stock', 'tsvet', 'shirina-sm', 'new'].map((code) => ({ code }));
  const choices = [
    { code: 'shirina-sm', shown: true },
    { code: 'gone', shown: true },
    { code: 'stock', shown: false },
    { code: 'tsvet', shown: true },
  ];
  expect(arrangedFacets(facets, choices).map(({ code }) => code)).toEqual(['shirina-sm', 'tsvet', 'new']);
  expect(allChoices(facets, choices).map(({ code }) => code)).toEqual([
    ...['shirina-sm', 'stock', 'tsvet', 'new', 'gone'],
  ]);
  expect(shownFilters({ stock: ['a'], tsvet: ['b'] }, choices)).toEqual({ tsvet: ['b'] });
});
