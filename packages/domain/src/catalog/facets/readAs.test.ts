import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAs } from './readAs.ts';
import { addressOf, ownAddressOf } from './slugs.ts';

test.each([
  ['−25…+45 °C', '25…+45 °C'],
  ['3/4', '34'],
  ['3/4', '3 4'],
  ['2,5 м', '25 м'],
  ['2,5 м', '2 5 м'],
  ['<7', '>7'],
  ['≤7', '<7'],
  ['≤7', '7'],
  ['№3', '3'],
  ['B', 'B+'],
  ['B+', 'B++'],
  ['A-', 'A'],
  ['F', 'F#'],
  ['50 %', '50'],
  ['±2', '2'],
  ['~2', '2'],
  ['30×40', '30–40'],
  ['30×40', '30/40'],
  ['30–40', '30 40'],
  ['1:25', '1 25'],
  ['10²', '102'],
  ['1½', '11/2'],
  ['32"', '32'],
  ["6'", '6"'],
  ['90°', '90'],
  ['мел', 'мель'],
  ['щит', 'счит'],
  ['чай', 'чаи'],
  ['дуб/орех', 'дуб орех'],
  ['≠5', '=5'],
  ['2–7 мВ', '2–7 МВ'],
  ['до 3 мПа', 'до 3 МПа'],
  ["7' × 9'", '7" × 9"'],
  ['сон', 'son'],
  ['4 8', '48'],
  ['4–8 с', '4–8 °С'],
  ['8?', '8'],
  ['!8', '8'],
  ['Новинка!', 'Новинка'],
  ['x,y', 'X Y'],
  ['x,7', 'x 7'],
  ['Ø', 'O'],
  ['Ǎ', 'A'],
  ['façon', 'facon'],
  ['Peña', 'Pena'],
  ['їдальня', 'ідальня'],
  ['ўзор', 'узор'],
  ['Ѓ', 'Г'],
])('«%s» and «%s» read differently', (one, other) => {
  expect(readAs(one)).not.toBe(readAs(other));
  expect(ownAddressOf(one)).not.toBe(ownAddressOf(other));
});

test.each([
  ['Тёмно-зелёный', 'темно зеленый'],
  ['L', 'l'],
  // A Latin letter and a Russian one.
  ['M', 'М'],
  ['−25…+45 °C', '–25 ... +45 C'],
  ['½', '1/2'],
  ['2,5 м²', '2.5 м2'],
  ['30×40', '30 * 40'],
  ['30×40', '30x40'],
  ['30×40', '30 х 40'],
  ['до 9 ℃', 'до 9 °C'],
  ['5 µм…9 µм', '5 μм…9 μм'],
  ['30 — 40', '30-40'],
  ['5-местный', '5 местный'],
  ['E-14', 'e 14'],
  ['«Волна»', 'Волна'],
  ['шт.', 'шт'],
  ['за\u0301мок', 'замок'],
  ['50 %', '50%'],
  ['МДФ (белый)', 'МДФ белый'],
  // In each pair letters of one word are of the other alphabet.
  ['XL', 'ХL'],
  ['Велюp', 'велюр'],
  ['СОСНА', 'COCHA'],
  ['Класс В', 'Класс B'],
  ['Н7', 'H7'],
  ['от 4 до 9 °C', 'от 4 до 9 °С'],
  ['4…9 ° C', '4…9 °С'],
  ['4…9 °C', '4…9 С'],
  ['7 " × 9 "', '7″ × 9”'],
  ["7'' × 9''", '7″ × 9″'],
  ['— 4…+9', '-4…+9'],
  ['3 МБ', '3 мб'],
  ['6 ММ', '6 мм'],
  ['(8)', '8'],
  ['[8]', '8'],
  ['{8}', '8'],
  ['"8"', '8'],
  ['“8”', '8'],
  ["'8'", '8'],
  ['(«8»)', '8'],
  ['8,', '8'],
  ['B＋', 'B+'],
  ['Ｂ﹢', 'b+'],
  ['８', '8'],
  ['дуб , ясень', 'дуб ясень'],
  ['Сóсна', 'сосна'],
  ['и\u0306од', 'йод'],
  ['n\u0303', 'ñ'],
])('«%s» and «%s» read the same and have one address', (one, other) => {
  expect(readAs(one)).toBe(readAs(other));
  expect(ownAddressOf(one)).toBe(ownAddressOf(other));
});

const value = fc.string({
  unit: fc.constantFrom(...'абеёийьщМMm Aa019.,…-–−+±<>≤%№#/×½²°"″\'«»()[];!?:åçñ”’“'.split(''), 'о\u0301'),
  minLength: 1,
  maxLength: 9,
});

test('texts that read differently have different addresses of their own, short ones that begin as the plain', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (texts) => {
      const readings = new Map(texts.map((text) => [ownAddressOf(text), readAs(text)]));
      for (const text of texts) {
        expect(readings.get(ownAddressOf(text))).toBe(readAs(text));
        expect(ownAddressOf(text)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(ownAddressOf(text).slice(0, -9)).toBe(addressOf(text));
      }
    }),
  );
});

test('what is read once is read the same again', () => {
  fc.assert(
    fc.property(value, (text) => {
      expect(readAs(readAs(text))).toBe(readAs(text));
    }),
  );
});
