import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { payBreakdown } from './payBreakdown.ts';
import type { PayInput } from './payBreakdown.ts';

const inputs: fc.Arbitrary<PayInput> = fc.record({
  goods: amounts(5_000),
  discount: amounts(1_000),
  services: amounts(1_000),
  bonusBalance: fc.oneof(fc.constant(0), amounts(4_000)),
  useBonus: fc.boolean(),
  certificates: fc
    .array(amounts(3_000), { maxLength: 5 })
    .map((list) => list.map((money, at) => ({ guid: `g${at}`, money }))),
});

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** The rule «Paying», step by step in whole kopecks. */
function exactly(input: PayInput) {
  const goods = kopecksOf(input.goods);
  const discount = least(goods, kopecksOf(input.discount));
  const due = goods - discount + kopecksOf(input.services);
  const usable = least(due, kopecksOf(input.bonusBalance));
  const bonus = input.useBonus ? usable : 0n;
  let rest = due - bonus;
  const used: { guid: string; amount: bigint }[] = [];
  for (const { guid, money } of input.certificates) {
    const amount = least(kopecksOf(money), rest);
    rest -= amount;
    used.push({ guid, amount });
  }
  return { due, usable, bonus, used: used.filter(({ amount }) => amount > 0n), rest };
}

test('bonus and certificates pay what the rule says, to the kopeck', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { totals, certificateUses, bonusUsable } = payBreakdown(input);
      const exact = exactly(input);
      expect(kopecksOf(bonusUsable)).toBe(exact.usable);
      expect(kopecksOf(totals.bonus)).toBe(exact.bonus);
      expect(certificateUses.map(({ guid, amount }) => ({ guid, amount: kopecksOf(amount) }))).toEqual(
        exact.used,
      );
      expect(kopecksOf(totals.toPay)).toBe(exact.rest);
    }),
    { numRuns: 1000 },
  );
});

test('goods − discount + services − bonus − certificates are what is to be paid, exactly', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { goods, discount, services, bonus, certificates, toPay } = payBreakdown(input).totals;
      const steps = [goods, services].map(kopecksOf).reduce((a, b) => a + b);
      const off = [discount, bonus, certificates].map(kopecksOf).reduce((a, b) => a + b);
      expect(kopecksOf(toPay)).toBe(steps - off);
    }),
    { numRuns: 1000 },
  );
});

test('no step is below 0, and no certificate gives more than it has', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { totals, certificateUses } = payBreakdown(input);
      expect(Object.values(totals).every((step) => step >= 0 && !Object.is(step, -0))).toBe(true);
      for (const { guid, amount } of certificateUses) {
        const own = input.certificates.find((certificate) => certificate.guid === guid);
        expect(amount).toBeLessThanOrEqual(own?.money ?? 0);
      }
      const used = certificateUses.reduce((sum, { amount }) => sum + kopecksOf(amount), 0n);
      expect(kopecksOf(totals.certificates)).toBe(used);
    }),
  );
});

describe('paying', () => {
  const input: PayInput = {
    goods: 1000,
    discount: 100,
    services: 200,
    bonusBalance: 300,
    useBonus: true,
    certificates: [
      { guid: 'first', money: 500 },
      { guid: 'second', money: 5000 },
      { guid: 'third', money: 5000 },
    ],
  };

  test('takes bonus first, then certificates in the order attached, and leaves the rest alone', () => {
    expect(payBreakdown(input)).toEqual({
      totals: { goods: 1000, discount: 100, services: 200, bonus: 300, certificates: 800, toPay: 0 },
      certificateUses: [
        { guid: 'first', amount: 500 },
        { guid: 'second', amount: 300 },
      ],
      bonusUsable: 300,
    });
  });

  test('tells what bonus could pay where it is not asked for, and takes none', () => {
    const { totals, bonusUsable } = payBreakdown({ ...input, useBonus: false, certificates: [] });
    expect([bonusUsable, totals.bonus, totals.toPay]).toEqual([300, 0, 1100]);
  });

  test('lets bonus pay for services too', () => {
    expect(payBreakdown({ ...input, goods: 0, discount: 0 }).totals.bonus).toBe(200);
  });

  test('stops a discount at the price of the goods: services are not discounted', () => {
    const { totals } = payBreakdown({ ...input, discount: 5000, useBonus: false, certificates: [] });
    expect([totals.discount, totals.toPay]).toEqual([1000, 200]);
  });

  test('takes nothing below 0 for more than 0', () => {
    const nothing = { goods: -1, discount: -1, services: -1, bonusBalance: -1, useBonus: true };
    expect(payBreakdown({ ...nothing, certificates: [{ guid: 'g', money: -5 }] })).toEqual({
      totals: { goods: 0, discount: 0, services: 0, bonus: 0, certificates: 0, toPay: 0 },
      certificateUses: [],
      bonusUsable: 0,
    });
    expect(
      payBreakdown({ ...input, bonusBalance: -5, certificates: [{ guid: 'g', money: -5 }] }).totals.toPay,
    ).toBe(1100);
    expect(
      payBreakdown({ ...input, discount: -5, services: -5, useBonus: false, certificates: [] }).totals.toPay,
    ).toBe(1000);
  });
});
