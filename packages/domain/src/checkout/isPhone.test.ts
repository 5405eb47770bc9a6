import { expect, test } from 'vitest';
import { isPhone } from './isPhone.ts';

test.each([
  ['+79123456789', true],
  ['89123456789', false],
  ['+7 912 345-67-89', false],
  ['', false],
])('«%s» is written as phones are stored: %s', (value, expected) => {
  expect(isPhone(value)).toBe(expected);
});
