import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClientQuery } from './readClientQuery.ts';

const none = { texts: [], phone: '', order: null };
const word = (text: string) => ({ text, words: [text] });

test.each([
  ['', none],
  ['Зоя', { ...none, texts: [word('зоя')] }],
  ['№ 100 345', { ...none, phone: '100345', order: 100_345 }],
  ['№', none],
  ['номер 77', { ...none, order: 77 }],
  ['заказ 77', { ...none, order: 77 }],
  ['8 (917) 330-15-62', { ...none, phone: '9173301562' }],
  ['Зоя 1562', { texts: [word('зоя')], phone: '1562', order: 1_562 }],
  ['З', null],
  ['7', null],
  ['000', null],
  ['99999999999999', null],
  ['_%', null],
])('«%s» is read', (typed, read) => {
  expect(readClientQuery(typed)).toEqual(read);
});

test('a query without digits never asks for a phone or an order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      fc.pre(!/\p{N}/u.test(typed.normalize('NFKC')));
      const read = readClientQuery(typed);
      expect(read === null || (read.phone === '' && read.order === null)).toBe(true);
    }),
  );
});

test('the end of a phone is asked for from the fourth digit on', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{1,8}$/), (digits) => {
      expect(readClientQuery(digits)).toEqual({
        texts: [],
        phone: digits.length < 4 ? '' : digits,
        order: Number(digits),
      });
    }),
  );
});
