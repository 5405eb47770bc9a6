import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MONEY_MAX } from './isPayable.ts';
import { roublesInWords } from './roublesInWords.ts';

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [0.01, 'Ноль рублей 01 копейка'],
  [1.02, 'Один рубль 02 копейки'],
  [2.11, 'Два рубля 11 копеек'],
  [14.21, 'Четырнадцать рублей 21 копейка'],
  [40, 'Сорок рублей 00 копеек'],
  [112, 'Сто двенадцать рублей 00 копеек'],
  [1_001, 'Одна тысяча один рубль 00 копеек'],
  [22_000, 'Двадцать две тысячи рублей 00 копеек'],
  [311_090.5, 'Триста одиннадцать тысяч девяносто рублей 50 копеек'],
  [1_000_000, 'Один миллион рублей 00 копеек'],
  [2_002_002, 'Два миллиона две тысячи два рубля 00 копеек'],
  [10_000_000_000, 'Десять миллиардов рублей 00 копеек'],
  [
    MONEY_MAX,
    'Девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
  ],
])('%d is «%s»', (amount, words) => {
  expect(roublesInWords(amount)).toBe(words);
});

test.each([-0.01, -5, 1e12, Number.NaN])('%d has no words', (amount) => {
  expect(() => roublesInWords(amount)).toThrow(RangeError);
});

/** What each word stands for, written down anew: whoever reads a sum aloud counts this way. */
const VALUES = new Map(
  (
    'один 1 одна 1 два 2 две 2 три 3 четыре 4 пять 5 шесть 6 семь 7 восемь 8 девять 9 десять 10 одиннадцать 11 ' +
    'двенадцать 12 тринадцать 13 четырнадцать 14 пятнадцать 15 шестнадцать 16 семнадцать 17 восемнадцать 18 ' +
    'девятнадцать 19 двадцать 20 тридцать 30 сорок 40 пятьдесят 50 шестьдесят 60 семьдесят 70 восемьдесят 80 ' +
    'девяносто 90 сто 100 двести 200 триста 300 четыреста 400 пятьсот 500 шестьсот 600 семьсот 700 восемьсот 800 ' +
    'девятьсот 900'
  )
    .match(/\S+ \d+/g)!
    .map((pair) => [pair.split(' ')[0]!, Number(pair.split(' ')[1])]),
);
const sizeOf = (word: string) =>
  word.startsWith('тысяч')
    ? 1e3
    : word.startsWith('миллион')
      ? 1e6
      : word.startsWith('миллиард')
        ? 1e9
        : null;

/** Reads the words back, and notes each number with the word after it. */
function readBack(text: string) {
  const [, words, rouble, figures, kopeck] = /^(.+) (рубл\S+) (\d\d) (копе\S+)$/.exec(text)!;
  const counted: { count: number; last: string; noun: string }[] = [];
  let [total, part, last] = [0, 0, ''];
  for (const word of words!.toLowerCase().split(' ')) {
    const size = sizeOf(word);
    if (size === null) {
      part += VALUES.get(word) ?? 0;
      last = word;
    } else {
      counted.push({ count: part, last, noun: word });
      total += part * size;
      [part, last] = [0, ''];
    }
  }
  return { roubles: total + part, last, rouble, kopecks: Number(figures), kopeck, counted };
}

/** The form of a noun by the rule of the school book. */
function formOf(count: number): 0 | 1 | 2 {
  if (count % 100 > 10 && count % 100 < 20) return 2;
  if (count % 10 === 1) return 0;
  return count % 10 > 1 && count % 10 < 5 ? 1 : 2;
}
const FORMS = {
  тысяч: ['тысяча', 'тысячи', 'тысяч'],
  миллион: ['миллион', 'миллиона', 'миллионов'],
  миллиард: ['миллиард', 'миллиарда', 'миллиардов'],
};

/** Sums of every size as often as one another: small numbers of kopecks alone would be rare. */
const sums = fc
  .tuple(fc.constantFrom(1, 1e2, 1e4, 1e6, 1e8, 1e10, 1e12), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([most, share]) => Math.floor(most * share) / 100);

test('words read back are the sum, each noun in its form and each number in its gender', () => {
  fc.assert(
    fc.property(sums, (sum) => {
      const read = readBack(roublesInWords(sum));
      expect(read.roubles * 100 + read.kopecks).toBe(Math.round(sum * 100));
      expect(read.rouble).toBe(['рубль', 'рубля', 'рублей'][formOf(read.roubles)]);
      expect(read.kopeck).toBe(['копейка', 'копейки', 'копеек'][formOf(read.kopecks)]);
      expect(['одна', 'две']).not.toContain(read.last);
      for (const { count, last, noun } of read.counted) {
        const key = Object.keys(FORMS).find((one) => noun.startsWith(one)) as keyof typeof FORMS;
        expect(noun).toBe(FORMS[key][formOf(count)]);
        expect(key === 'тысяч' ? ['один', 'два'] : ['одна', 'две']).not.toContain(last);
      }
    }),
    { numRuns: 1_000 },
  );
});
