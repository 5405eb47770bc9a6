import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePhone } from './normalizePhone.ts';

const mobiles = fc.stringMatching(/^9\d{9}$/);
const anyNational = fc.stringMatching(/^[3-9]\d{9}$/);
const noise = fc.constantFrom('', ' ', '-', 'ー', '(', ') ', '\u00a0', '.', '–', ' доб ');

test('a number is the same number however its digits are parted', () => {
  fc.assert(
    fc.property(
      anyNational,
      fc.constantFrom('7', '8', '+7'),
      fc.array(noise, { minLength: 10, maxLength: 10 }),
      (national, prefix, signs) => {
        const typed = signs.map((sign, at) => `${sign}${national.charAt(at)}`).join('');
        expect(normalizePhone(`${prefix}${typed}`)).toBe(`+7${national}`);
      },
    ),
    { numRuns: 300 },
  );
});

test('a mobile number needs no prefix', () => {
  fc.assert(
    fc.property(mobiles, (national) => {
      expect(normalizePhone(national)).toBe(`+7${national}`);
    }),
  );
});

test('a mobile number typed whole after a prefix that was there already is understood', () => {
  fc.assert(
    fc.property(mobiles, fc.constantFrom('+7 7', '+7 8', '+7+7', '78'), (national, prefix) => {
      expect(normalizePhone(`${prefix}${national}`)).toBe(`+7${national}`);
    }),
  );
});

test('a normal number stays as it is', () => {
  fc.assert(
    fc.property(anyNational, (national) => {
      expect(normalizePhone(`+7${national}`)).toBe(`+7${national}`);
    }),
  );
});

test('a number with a digit too few or too many is none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[3-9]\d{5,8}$/), (short) => {
      expect(normalizePhone(`+7${short}`)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[3-9]\d{11,14}$/), (long) => {
      expect(normalizePhone(`+7${long}`)).toBeNull();
    }),
  );
});

test.each([
  ['8 (912) 345-67-89', '+79123456789'],
  ['тел.: +7 912 345 67 89 (Анна)', '+79123456789'],
  ['495 123-45-67', '+74951234567'],
  ['343 123-45-67', '+73431234567'],
  ['+ 7 (495) 123-45-67', '+74951234567'],
])('«%s» is %s', (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
});

test.each([
  ['', 'nothing'],
  ['Анна', 'words'],
  ['800 555-35-35', 'ten digits that may lack one'],
  ['700 555-35-35', 'ten digits that may lack one'],
  ['512 345-67-89', 'no such code without a prefix'],
  ['+49 123 456 78 90', 'a foreign number'],
  ['+8 912 345 67 89', 'a country that is not Russia'],
  ['+81 3 1234 5678', 'a foreign number of eleven digits'],
  ['+9 123 456 78 9', 'a foreign number of ten digits'],
  ['+7 212 345 67 89', 'no Russian code'],
  ['6 912 345 67 89', 'no Russian prefix'],
  ['+7 8 495 123 45 67', 'twelve digits that are not a mobile number'],
  ['+7 6 912 345 67 89', 'twelve digits without a second prefix'],
  ['8 912 345 67 89, 8 912 345 67 80', 'two numbers'],
])('«%s» is refused: %s', (typed) => {
  expect(normalizePhone(typed)).toBeNull();
});
