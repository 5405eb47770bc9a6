import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatusCodes } from '../orders/index.ts';
import { isWholeReturned, meansTotal, returnProblem, returnShares, returnValue } from './index.ts';
import type { Means, ReturnedRow, SoldRow } from './index.ts';

const kopecks = (roubles: number) => Math.round(roubles * 100);
const amount = fc.integer({ min: 0, max: 999_999_999 }).map((sum) => sum / 100);
const means: fc.Arbitrary<Means> = fc.record({
  money: amount,
  bonus: amount,
  certificates: fc.array(amount, { maxLength: 3 }),
});
const parts = ({ money, bonus, certificates }: Means) => [money, bonus, ...certificates].map(kopecks);

describe('shares of what goes back', () => {
  test('over any returns each means gets back what was paid with it, and never more', () => {
    fc.assert(
      fc.property(
        means,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (paid, cuts) => {
          let left = paid;
          const back = parts(paid).map(() => 0);
          const values = [...cuts, 1].map((cut) => Math.floor(kopecks(meansTotal(left)) * cut) / 100);
          for (const wanted of values) {
            const value = Math.min(wanted, meansTotal(left));
            const shares = returnShares(left, value);
            expect(parts(shares).reduce((sum, part) => sum + part, 0)).toBe(kopecks(value));
            for (const [at, part] of parts(shares).entries()) {
              expect(part).toBeGreaterThanOrEqual(0);
              expect(part).toBeLessThanOrEqual(parts(left)[at]!);
              back[at]! += part;
            }
            const rest = parts(left).map((part, at) => (part - parts(shares)[at]!) / 100);
            left = { money: rest[0]!, bonus: rest[1]!, certificates: rest.slice(2) };
          }
          const last = returnShares(left, meansTotal(left));
          expect(parts(last)).toEqual(parts(left));
          expect(parts(last).map((part, at) => part + back[at]!)).toEqual(parts(paid));
        },
      ),
    );
  });

  test('a part goes back in the proportion in which the order was paid', () => {
    expect(returnShares({ money: 9_000, bonus: 1_000, certificates: [] }, 2_000)).toEqual({
      money: 1_800,
      bonus: 200,
      certificates: [],
    });
    // A third of a kopeck has to go somewhere: to the larger remainder, then to the first.
    expect(returnShares({ money: 1, bonus: 1, certificates: [1] }, 0.01)).toEqual({
      money: 0.01,
      bonus: 0,
      certificates: [0],
    });
  });
});

const row: fc.Arbitrary<SoldRow> = fc
  .record({ quantity: fc.integer({ min: 1, max: 5 }), returned: fc.nat({ max: 5 }), price: amount })
  .map(({ quantity, returned, price }) => ({ quantity, returned: Math.min(quantity, returned), price }));
const wished: fc.Arbitrary<ReturnedRow> = fc.record({
  row: fc.nat({ max: 4 }),
  quantity: fc.integer({ min: -1, max: 5 }),
});
const HOUR_MS = 3_600_000;

describe('a return', () => {
  test('is refused where it is no time for it, or more than is left of any row', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatusCodes),
        fc.option(fc.integer({ min: 0, max: 40 * 24 })),
        fc.array(row, { minLength: 1, maxLength: 4 }),
        fc.array(
          row.map((one) => ({ ...one, quantity: 1, returned: Math.min(1, one.returned) })),
          { maxLength: 3 },
        ),
        fc.array(wished, { maxLength: 4 }),
        fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
        (status, hours, goods, services, wish, of) => {
          const order = { status, doneAt: hours === null ? null : 0, goods, services };
          const time = { now: (hours ?? 0) * HOUR_MS, returnDays: 14 };
          const problem = returnProblem(order, { goods: wish, services: of }, time);
          const handed = hours !== null && (status === 'done' || status === 'returned');
          const count = (at: number) =>
            wish.filter((one) => one.row === at).reduce((sum, one) => sum + one.quantity, 0);
          const fits =
            wish.length + of.length > 0 &&
            wish.every(({ row: at, quantity }) => {
              const sold = goods[at];
              return sold !== undefined && quantity > 0 && count(at) <= sold.quantity - sold.returned;
            }) &&
            of.every((at) => services[at]?.returned === 0 && of.filter((other) => other === at).length === 1);
          if (!handed) expect(problem).toBe('order.step_not_allowed');
          else if (hours > 14 * 24) expect(problem).toBe('order.return_too_late');
          else expect(problem).toBe(fits ? null : 'order.return_too_much');
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('is worth what its rows were sold for, to the kopeck', () => {
    const goods = [
      { quantity: 3, returned: 1, price: 7_090.35 },
      { quantity: 1, returned: 0, price: 0.1 },
    ];
    const services = [{ quantity: 1, returned: 0, price: 990 }];
    const wish = {
      goods: [
        { row: 0, quantity: 2 },
        { row: 1, quantity: 1 },
      ],
      services: [0],
    };
    expect(returnValue({ goods, services }, wish)).toBe(15_170.8);
    expect(isWholeReturned(goods, wish.goods)).toBe(true);
    expect(isWholeReturned(goods, [{ row: 0, quantity: 2 }])).toBe(false);
  });
});
