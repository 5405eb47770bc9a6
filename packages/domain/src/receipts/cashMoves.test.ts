import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subtractRoubles, sumRoubles, toRoubles } from '../money/index.ts';
import { cashMoveKinds, movedCash, moveProblem } from './cashMoves.ts';
import { expectedCash } from './shiftCash.ts';

const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...cashMoveKinds),
    amount: fc.integer({ min: 1, max: 90_000_000 }).map(toRoubles),
  }),
);

test('a drawer never owes: whatever of a story was allowed leaves it with no less than nothing, to the kopeck', () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 90_000_000 }).map(toRoubles), (story, opening) => {
      const taken: typeof story = [];
      for (const move of story)
        if (moveProblem(move, expectedCash(opening, [], taken)) === null) taken.push(move);
      const left = expectedCash(opening, [], taken);
      expect(left).toBeGreaterThanOrEqual(0);
      const moved = movedCash(taken);
      expect(sumRoubles([left, moved.out, moved.bank])).toBe(sumRoubles([opening, moved.in]));
      if (left > 0)
        expect(expectedCash(opening, [], [...taken, { kind: 'bank', amount: left }])).toBe(
          subtractRoubles(left, left),
        );
    }),
  );
});
