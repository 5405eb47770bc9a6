import { moveProblem } from '@siren/domain/sections';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropMove, foundRows, placeUnder, seenIds } from './treeRows.ts';
import { makeSectionRows } from './sections.fixtures.ts';

const rows = makeSectionRows();
const open = new Set([1, 11]);

test('lines in closed sections are not seen', () => {
  expect(seenIds(rows, open)).toEqual([1, 11, 111, 112, 113, 12, 13, 2, 3]);
  expect(seenIds(rows, new Set())).toEqual([1, 2, 3]);
});

test('a section is found by any part of its name, and shown where it lies', () => {
  expect(foundRows(rows, 'УГЛОВ').map(({ id }) => id)).toEqual([1, 11, 112]);
  expect(foundRows(rows, ' ')).toHaveLength(rows.length);
  expect(foundRows(rows, 'нет такого')).toEqual([]);
});

const boxes = [0, 1, 2].map((at) => ({ top: at * 40, height: 40 }));
test.each([
  [2, { over: 1, where: 'before' }],
  [20, { over: 1, where: 'inside' }],
  [39, { over: 1, where: 'after' }],
  [60, { over: 2, where: 'inside' }],
  [-50, { over: 1, where: 'before' }],
  [999, { over: 3, where: 'after' }],
] as const)('at %d px is %j', (y, place) => expect(placeUnder([1, 2, 3], boxes, y)).toEqual(place));

test.each([
  [13, { over: 112, where: 'before' }, { section: 13, parent: 11, before: 112 }],
  [13, { over: 112, where: 'after' }, { section: 13, parent: 11, before: 113 }],
  [13, { over: 11, where: 'after' }, { section: 13, parent: 11, before: 111 }],
  [13, { over: 2, where: 'inside' }, { section: 13, parent: 2, before: null }],
  [13, { over: 12, where: 'after' }, null],
  [1, { over: 112, where: 'inside' }, null],
  [13, { over: 13, where: 'inside' }, null],
] as const)('%d dropped on %j: %j', (section, place, move) =>
  expect(dropMove(rows, open, section, place)).toEqual(move),
);

test('no drop is a move that cannot be', () => {
  const anyId = fc.constantFrom(...rows.map(({ id }) => id));
  const where = fc.constantFrom('before' as const, 'inside' as const, 'after' as const);
  fc.assert(
    fc.property(anyId, anyId, where, (section, over, at) => {
      const move = dropMove(rows, open, section, { over, where: at });
      if (move) expect(moveProblem(rows, move)).toBeNull();
    }),
  );
});
