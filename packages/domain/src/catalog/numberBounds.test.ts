import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBounds, writeBounds } from './numberBounds.ts';

const bound = fc.option(fc.integer({ min: -99_999_999, max: 99_999_999 }).map((tenths) => tenths / 10));

test('what was written is read back, the lesser number as the lower bound', () => {
  fc.assert(
    fc.property(bound, bound, (a, b) => {
      const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
      const read = readBounds(writeBounds({ from: a, to: b }));
      expect(read).toEqual(from === null && to === null ? null : { from, to });
    }),
  );
});

test.each(['', '..', '160', '--5..7', '-..7', '1e3..2e3', '1...2', 'a..b', '160..200..240'])(
  '«%s» is no range',
  (text) => {
    expect(readBounds(text)).toBeNull();
  },
);
