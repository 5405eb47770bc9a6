import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPayable } from './isPayable.ts';
import { parseMoney } from './parseMoney.ts';
import { writtenRoubles } from './writtenRoubles.ts';

const kopecks = fc.nat({ max: 99 }).map((rest) => String(rest).padStart(2, '0'));

test('an amount of any length is read, and no order holds one of eleven digits or more', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{0,399}$/),
      kopecks,
      fc.constantFrom('', ' ₽'),
      (whole, rest, sign) => {
        const roubles = writtenRoubles(`${whole},${rest}${sign}`);
        expect(roubles).toBe(Number(`${whole}.${rest}`));
        expect(isPayable(roubles ?? -1)).toBe(whole.length < 11);
      },
    ),
  );
});

test.each([
  ['1\u2007490,50', 1490.5],
  ['1\u202f490\u00a0₽', 1490],
  ['\u200b1490\u2069', 1490],
  ['1\u2009490\u00ad,5 руб.', 1490.5],
  ['1490⁰⁰', null],
  ['１４９０', null],
])('%j, as it is pasted, is %s', (input, roubles) => {
  expect(writtenRoubles(input)).toBe(roubles);
});

test('what both read is the same amount, and of the two this one alone reads what is not exact', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,20}(?:[.,]\d{0,4})?$/));
  fc.assert(
    fc.property(typed, (input) => {
      const [roubles, exact] = [writtenRoubles(input), parseMoney(input)];
      if (exact !== null) expect(roubles).toBe(exact);
      else if (roubles !== null) expect(isPayable(roubles)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
