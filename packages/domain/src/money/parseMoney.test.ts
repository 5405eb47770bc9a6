import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMoney } from './parseMoney.ts';

const grouped = (whole: number, space: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, space);

test('an amount is read whatever space, decimal sign and currency a feed writes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 11 }),
      fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u2009'),
      fc.constantFrom('.', ','),
      fc.constantFrom('', ' ₽', '₽', ' руб.', ' руб', '\u00a0р.', ' RUB'),
      (kopecks, space, point, currency) => {
        const [whole, rest] = [Math.floor(kopecks / 100), String(kopecks % 100).padStart(2, '0')];
        expect(parseMoney(`${grouped(whole, space)}${point}${rest}${currency}`)).toBe(kopecks / 100);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['1490', 1490],
  ['1 490,00', 1490],
  ['1490.5', 1490.5],
  ['  790 ', 790],
  ['1490.0000', 1490],
  ['1490.5000', 1490.5],
  ['1 234 567', 1_234_567],
  ['0', 0],
  ['90071992547409.91', 90_071_992_547_409.91],
])('«%s» is %s roubles', (input, roubles) => {
  expect(parseMoney(input)).toBe(roubles);
});

test.each([
  ['', 'nothing'],
  ['даром', 'words'],
  ['-5', 'below 0'],
  ['1,490', 'three decimals or thousands?'],
  ['1.490', 'three decimals or thousands?'],
  ['1490.0010', 'parts of a kopeck'],
  ['1490.0009', 'parts of a kopeck'],
  ['90071992547409.92', 'the first amount that is not exact'],
  ['14 90', 'a group of two'],
  ['1490 000', 'a group of four'],
  ['1.490,00', 'two decimal signs'],
  ['.50', 'no roubles'],
  ['5.', 'no decimals after the sign'],
  ['1e5', 'an exponent'],
  ['0x10', 'a hexadecimal number'],
  ['NaN', 'not a number'],
  ['99999999999999999', 'more than is exact'],
  ['1490 $', 'another currency'],
  ['от 1490', 'words before'],
])('«%s» is refused: %s', (input) => {
  expect(parseMoney(input)).toBeNull();
});
