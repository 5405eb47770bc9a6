import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PIECES_MAX, stockProblem, stockReasons, stockReasonsOf } from './changeStock.ts';

test.each([
  [5, 0, 'recount', 'none'],
  [5, 1.5, 'recount', 'none'],
  [5, -5, 'damaged', null],
  [5, -6, 'damaged', 'short'],
  [5, 1, 'damaged', 'reason'],
  [5, -1, 'arrived', 'reason'],
  [PIECES_MAX - 3, 1, 'arrived', null],
  [PIECES_MAX - 3, 2, 'arrived', 'many'],
] as const)('of %d free pieces %d, %s: %s', (free, difference, reason, problem) => {
  expect(stockProblem({ free, held: 2 }, { difference, reason })).toBe(problem);
});

test('whatever is sold and mended, in whatever order, pieces of orders stay and no change is lost', () => {
  const step = fc.oneof(
    fc.record({ sold: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ difference: fc.integer({ min: -8, max: 8 }), reason: fc.constantFrom(...stockReasons) }),
  );
  fc.assert(
    fc.property(fc.nat(20), fc.array(step, { maxLength: 12 }), (counted, steps) => {
      let [free, held, mended] = [counted, 0, 0];
      for (const one of steps) {
        if ('sold' in one) {
          const sold = Math.min(free, one.sold);
          [free, held] = [free - sold, held + sold];
        } else if (stockProblem({ free, held }, one) === null) {
          [free, mended] = [free + one.difference, mended + one.difference];
        }
        expect(free).toBeGreaterThanOrEqual(0);
        expect(free + held).toBe(counted + mended);
      }
    }),
  );
});

test('what was changed can be put back as a mistake', () => {
  fc.assert(
    fc.property(
      fc.record({ free: fc.nat(50), held: fc.nat(50) }),
      fc.record({ difference: fc.integer({ min: -60, max: 60 }), reason: fc.constantFrom(...stockReasons) }),
      ({ free, held }, change) => {
        fc.pre(stockProblem({ free, held }, change) === null);
        const back = { difference: -change.difference, reason: 'mistake' as const };
        expect(stockProblem({ free: free + change.difference, held }, back)).toBeNull();
      },
    ),
  );
});

test('every reason fits more or fewer pieces', () => {
  expect(new Set([...stockReasonsOf(1), ...stockReasonsOf(-1)])).toEqual(new Set(stockReasons));
});
