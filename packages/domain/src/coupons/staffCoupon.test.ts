import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditFields, couponChanges, fieldsOfAudit } from './couponChanges.ts';
import { couponCodeProblem, couponProblems } from './couponProblems.ts';
import { couponState } from './couponState.ts';
import { CODE_SIGNS, prefixProblem, seriesCodes } from './seriesCodes.ts';
import { emptyCoupon } from './staffCoupon.ts';
import type { CouponFields } from './staffCoupon.ts';

const ids = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 4 });
const day = fc.option(fc.constantFrom('2026-11-01', '2026-11-30', '2026-12-31'));
const anyFields: fc.Arbitrary<CouponFields> = fc.record({
  ...{ description: fc.string(), active: fc.boolean(), type: fc.constantFrom('percent', 'fixed') },
  ...{ value: fc.integer({ min: 1, max: 100 }), maxDiscount: fc.option(fc.nat()), minTotal: fc.nat() },
  ...{ targets: ids, offers: ids, brands: ids, excludes: ids, from: day, to: day },
  ...{ limitTotal: fc.option(fc.nat()), limitPerUser: fc.option(fc.nat()) },
});

describe('the history of a coupon', () => {
  test('tells what differs, and puts it back whole', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (before, after) => {
        const changes = couponChanges(before, after);
        expect(changes.every(({ from, to }) => from !== to)).toBe(true);
        const back = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
        expect({ ...after, ...fieldsOfAudit(back) }).toEqual(before);
        expect(couponChanges(after, after)).toEqual([]);
        expect(fieldsOfAudit(auditFields(after))).toEqual(after);
      }),
    );
  });
});

describe('fields of a coupon', () => {
  test.each([
    [{ value: 0 }, 0, 'value'],
    [{ value: 101 }, 0, 'value'],
    [{ value: 10.005 }, 0, 'value'],
    [{ type: 'fixed', value: 101 }, 0, null],
    [{ maxDiscount: 0 }, 0, 'maxDiscount'],
    [{ minTotal: -1 }, 0, 'minTotal'],
    [{ from: '2026-11-30', to: '2026-11-29' }, 0, 'to'],
    [{ from: '2026-11-30', to: '2026-11-30' }, 0, null],
    [{ limitTotal: 4 }, 5, 'limitTotal'],
    [{ limitTotal: 5 }, 5, null],
    [{ limitPerUser: 0.5 }, 0, 'limitPerUser'],
  ] as const)('%j after %i uses: %s', (given, used, field) => {
    expect(Object.keys(couponProblems({ ...emptyCoupon, ...given }, used))).toEqual(field ? [field] : []);
  });
});

test.each([
  ['LADA20', true],
  ['НОВОСЕЛЬЕ', true],
  ['FIVE-HUNDRED', true],
  ['AB', false],
  ['ДВА СЛОВА', false],
  ['-ABC', false],
  ['ＡＢＣ', false],
  ['A'.repeat(41), false],
])('«%s» is a code: %s', (code, fits) => {
  expect(couponCodeProblem(code) === null).toBe(fits);
});

test('a coupon goes on from its first moment up to its end, which is outside', () => {
  const dated = { active: true, startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-02T00:00:00Z' };
  const stateAt = (at: string, used = 0) => couponState({ ...dated, limitTotal: 2, used }, Date.parse(at));
  expect(stateAt('2026-10-31T23:59:59Z')).toBe('coming');
  expect(stateAt('2026-11-01T00:00:00Z')).toBe('running');
  expect(stateAt('2026-11-01T23:59:59.999Z')).toBe('running');
  expect(stateAt('2026-11-02T00:00:00Z')).toBe('ended');
  expect(stateAt('2026-11-01T12:00:00Z', 2)).toBe('exhausted');
});

describe('codes of a series', () => {
  test('are as many as asked for, all different, codes, and without signs that are taken for others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'ЗИМА-', 'VIP'),
        fc.integer({ min: 6, max: 16 }),
        fc.integer({ min: 2, max: 60 }),
        // A state of 0, or of the modulus, would stay there for ever.
        fc.integer({ min: 1, max: 2 ** 31 - 2 }),
        (prefix, length, count, seed) => {
          // A generator of chance that goes through all its states.
          let state = seed;
          const random = (below: number) => {
            state = (state * 48_271) % (2 ** 31 - 1);
            return state % below;
          };
          const codes = seriesCodes({ prefix, length, count, random });
          expect(new Set(codes).size).toBe(count);
          for (const code of codes) {
            expect(couponCodeProblem(code)).toBeNull();
            expect(code.startsWith(prefix)).toBe(true);
            expect([...code.slice(prefix.length)].every((sign) => CODE_SIGNS.includes(sign))).toBe(true);
            expect(code.length).toBe(prefix.length + length);
          }
        },
      ),
    );
  });

  test('have no sign of a pair that looks alike', () => {
    for (const sign of ['0', 'O', '1', 'I', 'L', '5', 'S', '2', 'Z', '8', 'B', '6', 'G', 'U', 'V', 'Q'])
      expect(CODE_SIGNS).not.toContain(sign);
  });

  test('are refused where the length has no room for them', () => {
    expect(() => seriesCodes({ prefix: '', length: 1, count: 11, random: () => 0 })).toThrow(RangeError);
  });

  test.each([
    ['', null],
    ['ЗИМА-', null],
    ['-', 'bad'],
    ['A B', 'bad'],
    ['A'.repeat(13), 'bad'],
  ])('a prefix «%s»', (prefix, problem) => {
    expect(prefixProblem(prefix) === null).toBe(problem === null);
  });
});
