import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherWords } from './testing/otherWords.ts';
import { sameWords } from './testing/sameWords.ts';
import { wordStem } from './wordStem.ts';

describe('words of shops, which the rule was not made from', () => {
  test.each(sameWords.map((forms) => [forms[0], forms]))(
    '%s: all its forms have one stem',
    (_word, forms) => {
      expect(new Set(forms.map(wordStem)).size).toBe(1);
    },
  );

  test('of the words that only look alike few are taken for one another, and these are known', () => {
    const merged = otherWords.filter(([one, other]) => wordStem(one) === wordStem(other));
    expect(merged.map((pair) => pair.join(' '))).toEqual(['пол поле', 'лён лень', 'серый сера', 'пар пара']);
  });
});

const letters = fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'), minLength: 1 });

test('a stem is not empty and no longer than its word, but for those known by heart', () => {
  fc.assert(
    fc.property(letters, (word) => {
      const stem = wordStem(word);
      expect(stem.length).toBeGreaterThan(0);
      expect(stem.length).toBeLessThanOrEqual(word.length + 2);
    }),
  );
});

test('capitals and «ё» make no difference', () => {
  fc.assert(
    fc.property(letters, (word) => {
      expect(wordStem(word.toUpperCase())).toBe(wordStem(word.replaceAll('ё', 'е')));
    }),
  );
});

test.each(['ikea', 'ab-100', '208', 'м2', '', '🛋'])('«%s» is no Russian word and stays', (word) => {
  expect(wordStem(word)).toBe(word);
});
