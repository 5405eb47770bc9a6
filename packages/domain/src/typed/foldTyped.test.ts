import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareCode, codeKey, writtenCode } from './codeKey.ts';
import { foldTyped } from './foldTyped.ts';
import { asPasted } from './testing/asPasted.ts';
import { withoutStress } from './withoutStress.ts';
import { withoutUnseen } from './withoutUnseen.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      'й',
      'и\u0306',
      '👩',
      '\u200D',
      '\uFE0F',
      '\u20E3',
      '1',
      '\u00AD',
      '—',
      '’',
      '«',
      ' ',
      '\n',
      '\u1FEF',
      '\u0301',
      '\u0000',
      'Ｆ',
      '＂',
      '＜',
      '\u0338',
      '²',
      '½',
      '№',
      '¨',
      'ſ',
      'ﬁ',
      'ŉ',
      '⑴',
      'ｶ',
      '\uFF9E',
      'ー',
      '\uFFFC',
      'á',
      'к',
      '\u0301',
      '\u0308',
    ),
  }),
);
const plainText = fc
  .stringMatching(/^[A-Za-zА-Яа-яё0-9](?:[ \-'"]?[A-Za-zА-Яа-яё0-9])*$/u)
  .filter((text) => text.length < 30);

test('what is pasted reads as what was typed', () => {
  fc.assert(
    fc.property(
      plainText.chain((plain) => fc.tuple(fc.constant(plain), asPasted(plain))),
      ([plain, pasted]) => {
        expect(foldTyped(pasted)).toBe(plain);
        expect(writtenCode(pasted)).toBe(plain);
        expect(codeKey(pasted)).toBe(plain.toLowerCase());
      },
    ),
  );
});

test.each([foldTyped, withoutUnseen, withoutStress, writtenCode, codeKey, bareCode])(
  'folding twice changes nothing (%o)',
  (fold) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 1_000 },
    );
  },
);

test('nothing is left that nobody sees', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldTyped(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/u);
      expect(withoutUnseen(text)).not.toMatch(/(?![\t-\r])[\p{Cc}\uFFFC]/u);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['Дом\u200B 5 — «у моря»', 'Дом 5 — «у моря»'],
  ['Спасибо! 👩\u200D👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3', 'Спасибо! 👩\u200D👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3'],
  ['Андреи\u0306\u202E', 'Андрей'],
  ['Первая\nвторая', 'Первая\nвторая'],
  ['Лоф\u0000т\uFFFC и\u009F ко\u001Bр', 'Лофт и кор'],
])('a text for people keeps its dashes, quotes, lines and pictures: %j', (text, kept) => {
  expect(withoutUnseen(text)).toBe(kept);
});

test.each([
  ['ЗИМА−２５', 'ЗИМА-25'],
  ['ＶＥＲＡ＿７', 'VERA_7'],
  ['ｋａｓｓａ＠ｐｏｃｈｔａ．ｒｕ', 'kassa@pochta.ru'],
  ['LETO³⁰', 'LETO30'],
  ['ⓁⒺⓉⓄ', 'LETO'],
  ['ﬁkus', 'fikus'],
  ['Ⅷ', 'VIII'],
  ['＜\u0338', '≮'],
])('another shape of plain signs is read as these: %s', (typed, read) => {
  expect(foldTyped(typed)).toBe(read);
});

test.each(['Заказ № 7', 'Полка ½', '25 ℃', 'Уют™', 'Ёж, й'])(
  'what would read otherwise in plain signs stays: %s',
  (typed) => {
    expect(foldTyped(typed)).toBe(typed);
  },
);

test.each(['²', '½', '№', 'Ｆ'])('a text for people keeps %s', (sign) => {
  expect(withoutUnseen(sign)).toBe(sign);
});

test.each([
  ['0042', '42'],
  ['000', '0'],
  ['00-42', '00-42'],
  ['007A', '007a'],
  ['４２', '42'],
  ['4600000000017', '4600000000017'],
])('%s without the zeros in front is %s', (code, bare) => {
  expect(bareCode(code)).toBe(bare);
});

test.each(['½', '1⁄2', '1/2'])('a fraction in a code is what it was typed as: %s', (code) => {
  expect(codeKey(`QF-${code}`)).toBe('qf-1/2');
});

test.each(['7ー19', '7ｰ19', '７ー１９'])('in a code %s the sign of a long vowel is a dash', (code) => {
  expect([writtenCode(code), codeKey(code), bareCode(code)]).toEqual(['7-19', '7-19', '7-19']);
});

test.each([
  ['со\u0301сна', 'сосна'],
  ['СОСНА\u0301', 'СОСНА'],
  ['веллю\u0341р', 'веллюр'],
  ['сóсна', 'сосна'],
  ['И\u0306о\u0301д, е\u0308\u0301лка', 'Йод, ёлка'],
  ['кафé Renée, curaçao', 'кафе Renée, curaçao'],
  ['їжак, паўза', 'їжак, паўза'],
  ['в\u0301éс', 'вес'],
  ['в\u0301é', 'ве'],
  ['ка\u0301é\u0308é', 'каёе'],
])('%s without stress is %s', (text, plain) => {
  expect(withoutStress(text)).toBe(plain);
});
