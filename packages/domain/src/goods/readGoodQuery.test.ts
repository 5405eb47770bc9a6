import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGoodQuery } from './readGoodQuery.ts';

test.each([
  ['', { words: [], code: '' }],
  ['  ', { words: [], code: '' }],
  ['Кресло «Ёлка»', { words: ['кресло', 'елка'], code: 'кресло "ёлка"' }],
  ['000417', { words: ['000417'], code: '417' }],
  ['AB-7/К', { words: ['ab', '7', 'к'], code: 'ab-7/к' }],
  ['%_', { words: [], code: '%_' }],
])('«%s» is read', (typed, read) => {
  expect(readGoodQuery(typed)).toEqual(read);
});

test('whatever is typed, a word has letters and digits alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      for (const word of readGoodQuery(typed).words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});
