import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MONEY_MAX, toKopecks, toRoubles } from '../money/index.ts';
import { correctedBonus } from './correctedBonus.ts';

test.each([
  [320.4, -320.4, 0],
  [320.4, -320.41, null],
  [0, 0.1, 0.1],
  [0.1, 0.2, 0.3],
  [MONEY_MAX, 0.01, null],
  [MONEY_MAX, -0.01, 9_999_999_999.98],
])('%d corrected by %d is %s', (bonus, amount, after) => {
  expect(correctedBonus(bonus, amount)).toBe(after);
});

const most = toKopecks(MONEY_MAX);
const balance = fc.integer({ min: 0, max: most }).map(toRoubles);
const amount = fc.integer({ min: -most, max: most }).map(toRoubles);

test('a balance stays within its bounds, and what is taken back leaves it to the kopeck', () => {
  fc.assert(
    fc.property(balance, amount, (bonus, change) => {
      const after = correctedBonus(bonus, change);
      const kopecks = toKopecks(bonus) + toKopecks(change);
      expect(after).toBe(kopecks < 0 || kopecks > most ? null : toRoubles(kopecks));
      if (after !== null) expect(correctedBonus(after, -change)).toBe(bonus);
    }),
  );
});
