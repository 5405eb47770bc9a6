import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LENGTH_MAX, partsOf, RUN_SIZES } from './codeRuns.ts';
import { parseCodes } from './parseCodes.ts';
import { WHOLES_MAX, wholesOf } from './wholesOf.ts';

/** Asked and read as the page does it, with goods that bear these codes. */
const known = (text: string, goods: readonly string[]) =>
  new Set(wholesOf(text).filter((whole) => goods.includes(whole)));
const read = (text: string, goods: readonly string[]) =>
  parseCodes(text, known(text, goods)).lines.map(({ code, quantity }) => `${code}:${quantity}`);

const shelf = [
  ...['QB', 'QB 12', '7740', '7740x60', '7750', '7750*3', 'QZ-12', 'QZ-12,5', 'QS', 'QS;9', '№ 5531', '5531'],
  ...['4607000000011', '46070017', 'арт.88', '88', 'Полка на 12 мест, белая x2'],
];

describe('a code that a good bears as a whole is not split', () => {
  test.each([
    ['QB 12', ['QB 12:1']],
    ['QB  12 x2', ['QB 12:2']],
    ['QB 12 2', ['QB 12:2']],
    ['QB 13', ['QB:13']],
    ['QB\t12', ['QB:12']],
    ['7740x60', ['7740x60:1']],
    ['7740х60', ['7740x60:1']],
    ['7740×60 x 3', ['7740x60:3']],
    ['7740x61', ['7740:61']],
    ['7750*3', ['7750*3:1']],
    ['7750x3; 7750*4', ['7750*3:1', '7750:4']],
    ['QZ-12,5', ['QZ-12,5:1']],
    ['QZ-12, QZ-12,5', ['QZ-12:1', 'QZ-12,5:1']],
    ['QS;9\nQS;8', ['QS;9:1', 'QS:8']],
    ['"QS;9";2', ['QS;9:2']],
    ['№ 5531', ['№ 5531:1']],
    ['№ 5532', ['5532:1']],
    ['№5531 x2', ['№ 5531:2']],
    ['4 607000 000011', ['4607000000011:1']],
    ['4607 0000 0001 1 x2', ['4607000000011:2']],
    ['4607 0017', ['46070017:1']],
    ['460700000001 1', ['460700000001:1']],
    ['арт.88', ['арт.88:1']],
    ['арт.QB 12.', ['QB 12:1']],
    ['Полка на 12 мест, белая x2', ['Полка на 12 мест, белая x2:1']],
  ])('%j', (text, codes) => {
    expect(read(text, shelf)).toEqual(codes);
  });
});

test('a quantity in a cell of its own is one, though a good bears the figure', () => {
  expect(read('QB\t"2"\n7740 2.', ['2', 'x2'])).toEqual(['QB:2', '7740:1', '2.:1']);
});

const word = fc.oneof(
  fc.stringMatching(/^[A-WYZА-ФЦ-Я]{1,4}$/u),
  fc.stringMatching(/^[1-9]\d{0,4}$/),
  fc.stringMatching(/^[1-9]\d{0,2}[x*][1-9]\d{0,2}$/),
);
/** An article that is read as something else: words between spaces, marks, commas and semicolons. */
const article = fc
  .tuple(
    word,
    fc.array(fc.tuple(fc.constantFrom(' ', ',', ', ', ';', ' x', '*', ' * ', 'x'), word), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([first, others]) => first + others.map((pair) => pair.join('')).join(''))
  .filter((code) => partsOf(code).every(({ words }) => words.length <= RUN_SIZES.length));
const aPlain = fc.stringMatching(/^[A-W]{4}-\d{5}$/);

test('whatever article a good bears, its text alone, with a quantity and within a list means that article', () => {
  fc.assert(
    fc.property(
      article,
      aPlain,
      aPlain,
      fc.integer({ min: 1, max: 999 }),
      (code, before, behind, quantity) => {
        fc.pre(before !== behind);
        expect(read(code, [code])).toEqual([`${code}:1`]);
        expect(read(`${code} x${quantity}`, [code])).toEqual([`${code}:${quantity}`]);
        expect(read(`${code}\t${quantity}`, [code])).toEqual([`${code}:${quantity}`]);
        const list = [`${before}:1`, `${code}:${quantity}`, `${behind}:1`];
        expect(read(`${before}\n${code} × ${quantity} шт.\n${behind}`, [code])).toEqual(list);
        expect(read(`${before}, ${code} x${quantity}; ${behind}`, [code])).toEqual(list);
      },
    ),
    { numRuns: 500 },
  );
});

const list = fc
  .array(fc.oneof(word, article, fc.constantFrom(' ', '\n', '\t', ';', ' x2', ' шт.', '№ ')), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(' '));

test('what no good bears is read as before', () => {
  fc.assert(
    fc.property(list, fc.array(article), (text, goods) => {
      const others = goods.filter((code) => !wholesOf(text).includes(code));
      expect(parseCodes(text, new Set(others))).toEqual(parseCodes(text));
    }),
  );
});

test('whatever is pasted, what is asked of it fits into a call', () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `Щ${at} ${'Ю'.repeat(at % 60)} ${at}x2`).join('\n');
  const wholes = wholesOf(text);
  expect(wholes.length).toBeLessThanOrEqual(WHOLES_MAX);
  expect(wholes.every(({ length }) => length > 0 && length <= CODE_LENGTH_MAX)).toBe(true);
  expect(JSON.stringify(wholes).length).toBeLessThan(32_000);
});

test('of a list of plain codes with quantities in cells of their own nothing is asked', () => {
  expect(wholesOf('1204501\t2\nSOFA-SAGE\t"1"\nLAMPX2')).toEqual([]);
});
