import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerCodes } from './offerCodes.ts';
import { offersMeant } from './offersMeant.ts';
import type { CodeClaim } from './offersMeant.ts';

const claim = (offer: number, article: string, barcodes: string[] = [], sold = true): CodeClaim => ({
  ...{ offer, article, sold },
  codes: offerCodes(article, barcodes).codes,
});
const meant = (code: string, claims: readonly CodeClaim[]) =>
  offersMeant(code, claims).map(({ offer }) => offer);

test.each([
  ['Кресло-Б', [2]],
  ['КРЕСЛО-Б', [1]],
  ['кресло-б', [1, 2]],
  ['Кресло\u2011Б\u200B', [2]],
  ['Кресло-В', []],
])('of two articles that differ by their case «%s» means %j', (code, offers) => {
  expect(meant(code, [claim(1, 'КРЕСЛО-Б'), claim(2, 'Кресло-Б')])).toEqual(offers);
});

test('an article in another case than any other is meant in every case', () => {
  expect(meant('tbl-9', [claim(1, 'TBL-9'), claim(2, 'TBL-90')])).toEqual([1]);
});

test('what is written just so is meant though it has gone, and another case of it is sold', () => {
  expect(meant('Uno', [claim(1, 'UNO'), claim(2, 'Uno', [], false)])).toEqual([2]);
  expect(meant('uno', [claim(1, 'UNO'), claim(2, 'Uno', [], false)])).toEqual([1, 2]);
});

test('of several offers of one code the region says which, then the article', () => {
  const shared = [claim(1, 'A', ['4607777'], false), claim(2, 'B', ['4607777']), claim(3, '4607777')];
  expect(meant('4607777', shared)).toEqual([3]);
  expect(meant('4607777', shared.slice(0, 2))).toEqual([2]);
});

const letters = fc.constantFrom('a', 'A', 'b', 'B', 'ж', 'Ж');
const article = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 3 }),
  fc.stringMatching(/^0{0,2}[1-3]$/),
);
const claims = fc
  .array(fc.tuple(article, fc.array(fc.stringMatching(/^0{0,2}[1-3]$/), { maxLength: 2 }), fc.boolean()), {
    maxLength: 8,
  })
  .map((rows) => rows.map(([code, barcodes, sold], at) => claim(at + 1, code, barcodes, sold)));

/** The codes of an offer as they are printed. */
const printed = ({ article: own, codes }: CodeClaim) => [
  own,
  ...codes.filter((code) => code !== own.toLowerCase()),
];

test('one offer is meant where one code can be, several where they are written otherwise, none else', () => {
  fc.assert(
    fc.property(claims, article, (all, code) => {
      const found = offersMeant(code, all);
      const alike = (fold: (text: string) => string) =>
        all.filter((one) => printed(one).some((text) => fold(text) === fold(code)));
      const folds = [
        (text: string) => text,
        (text: string) => text.toLowerCase(),
        (text: string) => text.toLowerCase().replace(/^0+(?=\d)/, ''),
      ];
      const [fold] = folds.filter((one) => alike(one).length > 0);
      const bearers = fold ? alike(fold) : [];
      // Nothing but a bearer is meant, and no bearer of a code of its own is passed over.
      expect(found.every((one) => bearers.includes(one))).toBe(true);
      const spellings = (one: CodeClaim) => printed(one).filter((text) => fold?.(text) === fold?.(code));
      const [first, ...others] = found;
      expect(first === undefined).toBe(bearers.length === 0);
      if (first) {
        expect(first.sold).toBe(bearers.some(({ sold }) => sold));
        const other = bearers.some((one) => !spellings(one).some((text) => spellings(first).includes(text)));
        expect(others.length > 0).toBe(other);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('the order in which offers come means nothing', () => {
  fc.assert(
    fc.property(
      claims.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      article,
      ([all, shuffled], code) => {
        expect(meant(code, shuffled)).toEqual(meant(code, all));
      },
    ),
  );
});
