import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartSum, id, money, text } from './schemas.ts';

const MOST_KOPECKS = 999_999_999_999;

test('money is no more than the database holds', () => {
  expect(money.safeParse(MOST_KOPECKS / 100).success).toBe(true);
  for (const roubles of [(MOST_KOPECKS + 1) / 100, 1e17])
    expect(money.safeParse(roubles).success).toBe(false);
});

test('a cart may come to more, up to what is counted', () => {
  expect(cartSum.safeParse((MOST_KOPECKS + 1) / 100).success).toBe(true);
  expect(cartSum.safeParse(999_999_999_999_999 / 100).success).toBe(true);
  expect(cartSum.safeParse(0.1 + 0.2).success).toBe(false);
  expect(cartSum.safeParse(1e13).success).toBe(false);
});

test('money has at most two decimals: what arithmetic leaves behind is refused', () => {
  expect(money.safeParse(0.1 + 0.2).success).toBe(false);
  expect(money.safeParse(1490.005).success).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: -MOST_KOPECKS, max: MOST_KOPECKS }), (kopecks) => {
      expect(money.safeParse(kopecks / 100).success).toBe(true);
    }),
  );
});

test.each([0, -1, 1.5, 2_147_483_648, NaN, Infinity, '1', null])('%s is no id', (value) => {
  expect(id.safeParse(value).success).toBe(false);
});

describe('text', () => {
  test('is trimmed before it is measured', () => {
    expect(text(5).parse('  диван ')).toBe('диван');
    expect(text(5).min(1).safeParse('   ').success).toBe(false);
    expect(text(5).safeParse('кресло').success).toBe(false);
  });

  test.each([
    ['ло\u0000фт', 'лофт'],
    ['a\u0007b', 'ab'],
    ['\u001b[31m', '[31m'],
    ['\uFFFCстол', 'стол'],
  ])('loses of %j what nobody sees', (value, kept) => {
    expect(text(50).parse(value)).toBe(kept);
  });

  test.each(['a\u000bb', 'a\u000cb'])('refuses %j', (value) => {
    expect(text(50).safeParse(value).success).toBe(false);
  });

  test('keeps line breaks and tabs', () => expect(text(50).parse('a\n\tb')).toBe('a\n\tb'));
});
