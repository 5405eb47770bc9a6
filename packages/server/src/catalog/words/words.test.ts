import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsCount, opening, roubles } from './index.ts';

test.each([
  [0, '0\u00a0₽'],
  [990, '990\u00a0₽'],
  [54_990, '54\u00a0990\u00a0₽'],
  [1_234_567.5, '1\u00a0234\u00a0567,50\u00a0₽'],
])('%d roubles are written «%s»', (amount, text) => expect(roubles(amount)).toBe(text));

test.each([
  [1, '1\u00a0товар'],
  [3, '3\u00a0товара'],
  [5, '5\u00a0товаров'],
  [11, '11\u00a0товаров'],
  [21, '21\u00a0товар'],
  [112, '112\u00a0товаров'],
  [1_024, '1\u00a0024\u00a0товара'],
])('%d goods are written «%s»', (count, text) => expect(goodsCount(count)).toBe(text));

test('the opening of a text is whole sentences, else whole words', () => {
  expect(opening('Мягкий диван. Очень мягкий.', 100)).toBe('Мягкий диван. Очень мягкий.');
  expect(opening('Мягкий диван для дома. Очень мягкий и удобный.', 30)).toBe('Мягкий диван для дома.');
  expect(opening('Мягкий диван для большого дома, дачи и сада', 25)).toBe('Мягкий диван для…');
});

test('the opening is never longer than asked for', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer({ min: 20, max: 200 }),
      (text, max) => {
        const start = opening(text, max);
        expect(start.length).toBeLessThanOrEqual(max + 1);
        expect(start.isWellFormed()).toBe(true);
      },
    ),
  );
});
