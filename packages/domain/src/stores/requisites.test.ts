import fc from 'fast-check';
import { expect, test } from 'vitest';
import { innProblem, kppProblem, ogrnProblem, requisitesProblems } from './requisites.ts';

test.each(['7707083893', '500100732259', '7830002293', ''])('INN %s is right', (inn) => {
  expect(innProblem(inn)).toBeNull();
});
test.each(['1027700132195', '304500116000157', ''])('OGRN %s is right', (ogrn) => {
  expect(ogrnProblem(ogrn)).toBeNull();
});
test.each(['123', '77070838931', 'abcdefghij', '7707083894'])('INN %s is not', (inn) => {
  expect(innProblem(inn)).not.toBeNull();
});
test.each([
  ['668601001', true],
  ['6686AB001', true],
  ['66860100', false],
])('KPP %s: %s', (kpp, right) => expect(kppProblem(kpp) === null).toBe(right));

const digits = (length: number) =>
  fc
    .array(fc.nat(9), { minLength: length, maxLength: length })
    .map((list) => list.join(''))
    .filter((text) => /[1-9]/.test(text));
const ends = Array.from({ length: 10 }, (_, digit) => String(digit));

test('of all last digits just one is right', () => {
  fc.assert(
    fc.property(digits(9), digits(12), digits(14), (inn, ogrn, ogrnip) => {
      expect(ends.filter((end) => innProblem(inn + end) === null)).toHaveLength(1);
      expect(ends.filter((end) => ogrnProblem(ogrn + end) === null)).toHaveLength(1);
      expect(ends.filter((end) => ogrnProblem(ogrnip + end) === null)).toHaveLength(1);
    }),
  );
});

test('of all last pairs of a person just one is right', () => {
  fc.assert(
    fc.property(digits(10), (inn) => {
      const right = ends.flatMap((one) => ends.filter((two) => innProblem(inn + one + two) === null));
      expect(right).toHaveLength(1);
    }),
  );
});

test('a digit that is mistyped is found, but for the rare pair that 10 and 0 share', () => {
  fc.assert(
    fc.property(digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (inn, at, by) => {
      const end = ends.find((one) => innProblem(inn + one) === null)!;
      const wrong = inn.slice(0, at) + String((Number(inn[at]) + by) % 10) + inn.slice(at + 1);
      if (end !== '0') expect(innProblem(wrong + end)).not.toBeNull();
    }),
  );
});

test('zeros alone are nobody’s', () => {
  for (const length of [10, 12]) expect(innProblem('0'.repeat(length))).not.toBeNull();
  for (const length of [13, 15]) expect(ogrnProblem('0'.repeat(length))).not.toBeNull();
  expect(kppProblem('000000000')).not.toBeNull();
});

test.each([
  [{ inn: '7707083893', kpp: '668601001', ogrn: '1027700132195' }, []],
  [{ inn: '500100732259', kpp: '', ogrn: '304500116000157' }, []],
  [{ inn: '500100732259', kpp: '668601001', ogrn: '' }, ['kpp']],
  [{ inn: '500100732259', kpp: '', ogrn: '1027700132195' }, ['ogrn']],
  [{ inn: '7707083893', kpp: '', ogrn: '304500116000157' }, ['ogrn']],
  [{ inn: '', kpp: '668601001', ogrn: '304500116000157' }, []],
])('of %j what does not fit is %j', (requisites, fields) => {
  expect(Object.keys(requisitesProblems(requisites))).toEqual(fields);
});
