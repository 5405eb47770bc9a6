import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderQueryId } from './isOrderQueryId.ts';

test('digits, however many, name an order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,30}$/), (value) => {
      expect(isOrderQueryId(value)).toBe(true);
    }),
  );
});

test('one sign that is no digit makes it no order', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{0,5}$/),
      fc.stringMatching(/^[^0-9]$/),
      fc.stringMatching(/^[0-9]{0,5}$/),
      (before, sign, after) => {
        expect(isOrderQueryId(`${before}${sign}${after}`)).toBe(false);
      },
    ),
  );
});

test.each([null, undefined, '', 42, ['42'], '42\n', '٤٢'])('%j is no order', (value) => {
  expect(isOrderQueryId(value)).toBe(false);
});
