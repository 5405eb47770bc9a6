import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAfter } from './rowAfter.ts';

const counts = fc.integer({ min: 1, max: 60 });

test('a step leads to a row that there is, one further or the same at an end', () => {
  fc.assert(
    fc.property(
      counts.chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 }))),
      fc.constantFrom(1 as const, -1 as const),
      ([count, at], step) => {
        const next = rowAfter(at, step, count);
        const isEnd = step > 0 ? at === count - 1 : at === 0;
        expect(next).toBe(isEnd ? at : at + step);
      },
    ),
  );
});

test('as many steps as there are rows go through all of them', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(1 as const, -1 as const), (count, step) => {
      const seen = new Set<number>();
      for (let at = rowAfter(-1, step, count), steps = 0; steps < count; steps++) {
        seen.add(at);
        at = rowAfter(at, step, count);
      }
      expect(seen.size).toBe(count);
    }),
  );
});
