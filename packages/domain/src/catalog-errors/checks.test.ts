import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBadLength, isBrandTwice, isMojibake, isPlaceholder, isPriceJump } from './checks.ts';

const windows1251 = new TextDecoder('windows-1251');
const russian = fc
  .array(fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщьыъэюяАБВЯ'), { minLength: 2, maxLength: 30 })
  .map((letters) => letters.join(''));

describe('letters of another encoding', () => {
  test('are seen in any Russian word that was read as windows-1251', () => {
    fc.assert(
      fc.property(russian, (word) => {
        expect(isMojibake(windows1251.decode(new TextEncoder().encode(word)))).toBe(true);
      }),
    );
  });

  test('are not seen in Russian, English and ordinary signs', () => {
    fc.assert(
      fc.property(russian, (word) => {
        expect(isMojibake(`«${word}» 160 × 200, ${word}…`)).toBe(false);
      }),
    );
    expect(isMojibake('СССР — Россия, 5 № 7 «Рим», sofa')).toBe(false);
  });
});

test.each([
  ['Диван «Лада Лада» угловой', 'Лада', true],
  ['Лада: диван ЛАДА', 'лада', true],
  ['Диван «Лада» угловой', 'Лада', false],
  ['Диван Ладанка Лада', 'Лада', false],
  ['Стол Берёза и берЕза', 'Береза', true],
  ['Стол', '«»', false],
])('«%s» of «%s»: the brand stands twice: %s', (name, brand, is) => {
  expect(isBrandTwice(name, brand)).toBe(is);
});

test.each([
  ['https://x.ru/img/no-photo.jpg', true],
  ['https://x.ru/nophoto/1.jpg', true],
  ['https://x.ru/placeholder.png?v=2', true],
  ['https://x.ru/piano-photo-studio.jpg', false],
  ['https://x.ru/sofa.jpg', false],
])('%s stands for no picture: %s', (url, is) => {
  expect(isPlaceholder(url)).toBe(is);
});

test('a name of 120 signs is no error, an empty one and a longer one is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 240 }), (length) => {
      expect(isBadLength('😀'.repeat(length))).toBe(length === 0 || length > 120);
    }),
  );
  expect(isBadLength(' ')).toBe(true);
});

test('a jump down is one up, seen from the other side', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      expect(isPriceJump(one, other)).toBe(isPriceJump(other, one));
    }),
  );
  expect(isPriceJump(100, 200)).toBe(false);
  expect(isPriceJump(100, 201)).toBe(true);
});
