import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedEntries, movedIds, moveBetween } from './index.ts';

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 });
const anyMove = anyIds.chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    entry: fc.constantFrom(...ids),
    before: fc.option(fc.constantFrom(...ids)),
  }),
);

test.each([
  [{ entry: 7, before: 5 }, [7, 5, 6]],
  [{ entry: 5, before: null }, [6, 7, 5]],
  [{ entry: 6, before: 6 }, [5, 6, 7]],
  [{ entry: 9, before: 5 }, [5, 6, 7]],
  [{ entry: 5, before: 9 }, [5, 6, 7]],
])('%j', (move, after) => {
  expect(movedIds([5, 6, 7], move)).toEqual(after);
});

test('a move loses nothing, and the entry stands before the other one', () => {
  fc.assert(
    fc.property(anyMove, ({ ids, ...move }) => {
      const after = movedIds(ids, move);
      expect(after).toHaveLength(ids.length);
      expect(new Set(after)).toEqual(new Set(ids));
      if (move.before === move.entry) expect(after).toEqual(ids);
      else expect(after[after.indexOf(move.entry) + 1] ?? null).toBe(move.before);
      const others = (list: number[]) => list.filter((id) => id !== move.entry);
      expect(others(after)).toEqual(others(ids));
    }),
  );
});

test('what changed between two orders is known as a move that makes one of the other', () => {
  fc.assert(
    fc.property(anyMove, ({ ids, ...move }) => {
      const after = movedIds(ids, move);
      const found = moveBetween(ids, after);
      expect(found === null ? ids : movedIds(ids, found)).toEqual(after);
    }),
  );
});

test('orders that one move does not make of each other have none', () => {
  expect(moveBetween([1, 2, 3, 4], [2, 1, 4, 3])).toBeNull();
});

test('entries go with their ids', () => {
  const entries = [3, 8, 4].map((id) => ({ id, values: {}, active: true, version: 1, uses: 0 }));
  expect(movedEntries(entries, { entry: 4, before: 3 }).map(({ id }) => id)).toEqual([4, 3, 8]);
});
