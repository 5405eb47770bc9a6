import { describe, expect, test } from 'vitest';
import { fullSized, unlabelledCode } from './index.ts';

describe('an article is copied with its label', () => {
  test.each([
    ['арт. 1731813', '1731813'],
    ['Арт.1731813', '1731813'],
    ['Артикул: SR-1003', 'sr-1003'],
    ['код товара 1731813', '1731813'],
    ['штрихкод 4600000000017', '4600000000017'],
    ['№ 1731813', '1731813'],
    ['1731813', null],
    ['артемида 12', null],
    ['кодак 12', null],
    ['арт деко', null],
    ['код', null],
  ])('«%s» is %j', (query, code) => {
    expect(unlabelledCode(query)).toBe(code);
  });
});

test.each([
  ['диванчик', ['диван', 'диванч']],
  ['стульчики', ['стул', 'стульч']],
  ['комодик', ['комод']],
  ['мячик', ['мяч']],
  ['тумбочка', ['тумба']],
  ['лампочек', ['лампа']],
  ['ящик', []],
  ['диван', []],
])('a small one: «%s»', (word, bases) => {
  expect(fullSized(word)).toEqual(bases);
});
