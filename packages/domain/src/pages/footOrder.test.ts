import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footMoveOf, movedFoot } from './index.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 10 });
/** A foot and a move within it. */
const moves = ids.chain((pages) =>
  fc.record({
    pages: fc.constant(pages),
    page: fc.constantFrom(...pages),
    before: fc.constantFrom(...pages, null),
  }),
);

describe('the order of the foot', () => {
  test('keeps every page once, and the others as they stood to one another', () => {
    fc.assert(
      fc.property(moves, ({ pages, page, before }) => {
        const after = movedFoot(pages, { page, before })!;
        expect(new Set(after)).toEqual(new Set(pages));
        expect(after).toHaveLength(pages.length);
        expect(after.filter((id) => id !== page)).toEqual(pages.filter((id) => id !== page));
        if (before !== page) expect(after[after.indexOf(page) + 1] ?? null).toBe(before);
      }),
    );
  });

  test('is told by one move, whatever was moved where', () => {
    fc.assert(
      fc.property(moves, ({ pages, page, before }) => {
        const after = movedFoot(pages, { page, before })!;
        const move = footMoveOf(pages, after);
        expect(move === null ? pages : movedFoot(pages, move)).toEqual(after);
      }),
    );
  });

  test('has no place for pages that are not in it', () => {
    expect(movedFoot([1, 2], { page: 3, before: 1 })).toBeNull();
    expect(movedFoot([1, 2], { page: 1, before: 3 })).toBeNull();
  });

  test('is told by no move where several were moved', () => {
    expect(footMoveOf([1, 2, 3, 4], [2, 1, 4, 3])).toBeNull();
  });
});
