import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneAlphabet } from './oneAlphabet.ts';

/** Letters that stand in one alphabet alone, and pairs of those that look alike, in capitals. */
const ONLY_LATIN = Array.from('DFGIJLNQRSUVWZ');
const ONLY_RUSSIAN = Array.from('БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ');
const ALIKE: readonly (readonly [latin: string, russian: string])[] = [
  ...(['AА', 'BВ', 'EЕ', 'KК', 'MМ', 'HН'] as const),
  ...(['OО', 'PР', 'CС', 'TТ', 'XХ', 'YУ'] as const),
].map((pair) => [pair.charAt(0), pair.charAt(1)]);

/** A word of an alphabet, and the same with some letters of the other. */
const wordOf = (own: readonly string[], alphabet: 0 | 1) =>
  fc
    .array(fc.oneof(fc.constantFrom(...own), fc.constantFrom(...ALIKE)), { minLength: 1, maxLength: 6 })
    .chain((letters) =>
      fc.tuple(
        fc.constant(
          letters.map((letter) => (typeof letter === 'string' ? letter : letter[alphabet])).join(''),
        ),
        fc
          .array(fc.integer({ min: 0, max: 1 }), { minLength: letters.length, maxLength: letters.length })
          .map((mixed) =>
            letters
              .map((letter, at) => (typeof letter === 'string' ? letter : letter[mixed[at] === 0 ? 0 : 1]))
              .join(''),
          ),
        fc.constant(letters.some((letter) => typeof letter === 'string')),
      ),
    );

test('a word with a letter of its alphabet alone is written in that alphabet, whatever the others are of', () => {
  for (const [own, alphabet] of [
    [ONLY_LATIN, 0],
    [ONLY_RUSSIAN, 1],
  ] as const) {
    fc.assert(
      fc.property(wordOf(own, alphabet), ([word, mixed, isClear]) => {
        fc.pre(isClear);
        expect(oneAlphabet(mixed.toLowerCase())).toBe(word.toLowerCase());
      }),
    );
  }
});

test('a word that both alphabets can write is one text in both, alone and beside others', () => {
  const beside = fc.constantFrom('', 'ящик ', 'grid ', '12-', '°');
  fc.assert(
    fc.property(wordOf(['-'], 0), beside, ([word, mixed], before) => {
      const [one, other] = [word, mixed].map((text) => oneAlphabet(before + text.toLowerCase()));
      expect(one).toBe(other);
    }),
  );
});

test('seconds stay seconds, and degrees degrees', () => {
  expect(['8 с', '8 c', '8°с', 'до 8°c'].map(oneAlphabet)).toEqual(['8 с', '8 c', '8°c', 'до 8°c']);
});

test('a word with letters of both alphabets alone stays as it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ONLY_LATIN),
      fc.constantFrom(...ONLY_RUSSIAN),
      fc.constantFrom(...ALIKE.flat()),
      (latin, russian, letter) => {
        const word = `${latin}${letter}${russian}`.toLowerCase();
        expect(oneAlphabet(word)).toBe(word);
      },
    ),
  );
});
