import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTooShort, readOrderQuery } from './readOrderQuery.ts';

const nothing = { texts: [], number: '', phone: '' };

describe('a number', () => {
  test('is read with or without its sign, spaces and the words for an order and its number', () => {
    const around = fc.constantFrom(
      ...['', '№', '№ ', '№\u00a0', 'заказ ', 'Заказ № ', 'ЗАКАЗА\u00a0№', 'заказ'],
      ...['номер ', 'Номер\u00a0', 'номер', 'заказ номер ', 'НОМЕР ЗАКАЗА: № '],
    );
    const gap = fc.constantFrom('', ' ', '\u00a0');
    fc.assert(
      fc.property(around, gap, fc.integer({ min: 10, max: 2_147_483_647 }), (sign, space, number) => {
        const digits = String(number);
        const typed = `${sign}${digits.slice(0, 3)}${space}${digits.slice(3)} `;
        expect(readOrderQuery(typed)).toMatchObject({ texts: [], number: digits });
      }),
    );
  });
});

describe('a phone', () => {
  test('is read in any writing', () => {
    const writing = fc.constantFrom(
      (d: string) => `8 (${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6, 8)}-${d.slice(8)}`,
      (d: string) => `+7${d}`,
      (d: string) => `+7 ${d.slice(0, 3)}\u00a0${d.slice(3)}`,
      (d: string) => d,
    );
    fc.assert(
      fc.property(writing, fc.stringMatching(/^9\d{9}$/), (write, national) => {
        expect(readOrderQuery(write(national))?.phone).toBe(national);
      }),
    );
  });

  test('is read by its end from the fourth digit on', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{2,9}$/), (digits) => {
        expect(readOrderQuery(digits)?.phone).toBe(digits.length < 4 ? '' : digits);
      }),
    );
  });
});

test('without digits nothing of numbers and phones is asked, and whatever was typed does not throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const read = readOrderQuery(typed);
      if (/\d/.test(typed.normalize('NFKC'))) return;
      expect(read === null || (read.number === '' && read.phone === '')).toBe(true);
    }),
  );
});

test.each([
  ['', nothing],
  [' № ', nothing],
  ['Заказ', nothing],
  ['7', null],
  ['№ 7', null],
  ['л.', null],
  ['%', null],
  ['_ -', null],
  ['Пётр  ЁЖИКОВ', { ...nothing, texts: [word('петр'), word('ежиков')] }],
  ['Соня-Лия', { ...nothing, texts: [{ text: 'соня-лия', words: ['соня', 'лия'] }] }],
  ['Номер', nothing],
  ['Номеров', { ...nothing, texts: [word('номеров')] }],
  ['Заказчиков', { ...nothing, texts: [word('заказчиков')] }],
  ['lia7@mail.ru', { ...nothing, texts: [{ text: 'lia7@mail.ru', words: ['lia7', 'mail', 'ru'] }] }],
  ['Лия 7731', { texts: [word('лия')], number: '7731', phone: '7731' }],
])('«%s» is read', (typed, read) => {
  expect(readOrderQuery(typed)).toEqual(read);
});

test.each([
  ['7', true],
  ['заказ № 7', true],
  ['л.', true],
  ['ли', false],
  ['77', false],
  ['заказ', false],
  ['%', false],
  ['', false],
])('«%s» is too short: %s', (typed, short) => {
  expect(isTooShort(typed)).toBe(short);
});

function word(text: string) {
  return { text, words: [text] };
}
