import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, percents, pieces } from '../testing/arbitraries.ts';
import { aCoupon } from '../testing/builders.ts';
import { digitsOf, kopecksOf } from '../testing/exact.ts';
import { couponEffect } from './couponEffect.ts';
import type { CouponLine } from './couponLine.ts';
import type { Coupon } from './entities.ts';

const lineLists: fc.Arbitrary<CouponLine[]> = fc
  .array(
    fc.record({
      sections: fc.subarray([1, 2, 3, 4]),
      brand: fc.constant(null),
      price: amounts(50_000),
      quantity: pieces(20),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((line, at) => ({ ...line, offer: at + 1 })));

/** Goods as nearly all of them are sold: for whole roubles. */
const wholeLists = lineLists.map((list) => list.map((line) => ({ ...line, price: Math.ceil(line.price) })));

const coupons: fc.Arbitrary<Coupon> = fc
  .record({
    type: fc.constantFrom('percent' as const, 'fixed' as const),
    percent: percents(120),
    fixed: amounts(20_000),
    maxDiscount: fc.option(amounts(3_000)),
    minTotal: fc.oneof(fc.constant(0), amounts(10_000)),
    targets: fc.subarray([1, 2, 3]),
    offers: fc.subarray([1, 2, 3]),
    excludes: fc.subarray([3, 4]),
  })
  .map(({ percent, fixed, ...part }) => aCoupon({ ...part, value: part.type === 'fixed' ? fixed : percent }));

const isFor = ({ targets, offers, excludes }: Coupon, { offer, sections }: CouponLine) =>
  (targets.length + offers.length === 0 ||
    offers.includes(offer) ||
    targets.some((id) => sections.includes(id))) &&
  !excludes.some((id) => sections.includes(id));
const costOf = (lines: CouponLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + kopecksOf(price) * BigInt(quantity), 0n);

describe('whatever coupon on whatever goods', () => {
  const property = (check: (coupon: Coupon, lines: CouponLine[]) => void) =>
    fc.assert(fc.property(coupons, lineLists, check), { numRuns: 500 });

  test('every offer has a price, none below 0 and none above what it was', () => {
    property((coupon, lines) => {
      const { prices } = couponEffect(coupon, lines, 0);
      expect([...prices.keys()]).toEqual(lines.map(({ offer }) => offer));
      for (const { offer, price } of lines) {
        expect(prices.get(offer)).toBeGreaterThanOrEqual(0);
        expect(prices.get(offer)).toBeLessThanOrEqual(price);
      }
    });
  });

  test('the discount is what the prices of all pieces fell by, to the kopeck', () => {
    property((coupon, lines) => {
      const { prices, discount } = couponEffect(coupon, lines, 0);
      const fallen = lines.reduce(
        (sum, { offer, price, quantity }) =>
          sum + (kopecksOf(price) - kopecksOf(prices.get(offer) ?? NaN)) * BigInt(quantity),
        0n,
      );
      expect(kopecksOf(discount)).toBe(fallen);
    });
  });

  test('a fixed coupon never takes more than its value, and none more than its most', () => {
    property((coupon, lines) => {
      const { discount } = couponEffect(coupon, lines, 0);
      if (coupon.type === 'fixed') expect(discount).toBeLessThanOrEqual(coupon.value);
      if (coupon.maxDiscount !== null) expect(discount).toBeLessThanOrEqual(coupon.maxDiscount);
    });
  });

  test('goods that it is not for keep their price', () => {
    property((coupon, lines) => {
      const { prices } = couponEffect(coupon, lines, 0);
      for (const line of lines) if (!isFor(coupon, line)) expect(prices.get(line.offer)).toBe(line.price);
    });
  });

  test('it works exactly where it is for some goods and their total is large enough', () => {
    property((coupon, lines) => {
      const { reason, discount, missing } = couponEffect(coupon, lines, 0);
      const short = kopecksOf(coupon.minTotal) - costOf(lines);
      const expected = !lines.some((line) => isFor(coupon, line))
        ? 'no_matching_goods'
        : short > 0n
          ? 'total_too_small'
          : null;
      expect(reason).toBe(expected);
      expect(kopecksOf(missing)).toBe(expected === 'total_too_small' ? short : 0n);
      if (reason) expect(discount).toBe(0);
    });
  });

  test('goods for whole roubles stay at whole roubles, and so does what comes off', () => {
    fc.assert(
      fc.property(coupons, wholeLists, (coupon, lines) => {
        const { prices, discount } = couponEffect(coupon, lines, 0);
        for (const price of prices.values()) expect(Number.isInteger(price)).toBe(true);
        expect(Number.isInteger(discount)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a price keeps its kopecks, unless nothing of it is left', () => {
    property((coupon, lines) => {
      const { prices } = couponEffect(coupon, lines, 0);
      for (const { offer, price } of lines) {
        const left = kopecksOf(prices.get(offer) ?? NaN);
        expect(left === 0n || (kopecksOf(price) - left) % 100n === 0n).toBe(true);
      }
    });
  });

  test('a percent below its most is taken of every piece: to a kopeck, half up, and then down to a rouble', () => {
    property((coupon, lines) => {
      fc.pre(coupon.type === 'percent' && coupon.value <= 100);
      const { prices, reason } = couponEffect({ ...coupon, maxDiscount: null }, lines, 0);
      fc.pre(reason === null);
      for (const line of lines.filter((candidate) => isFor(coupon, candidate))) {
        const price = kopecksOf(line.price);
        const off = (price * digitsOf(coupon.value, 2) + 5_000n) / 10_000n;
        expect(kopecksOf(prices.get(line.offer) ?? NaN)).toBe(
          off === price ? 0n : price - (off - (off % 100n)),
        );
      }
    });
  });

  test('of a fixed value fewer roubles are lost than any line has pieces that could still take them', () => {
    fc.assert(
      fc.property(coupons, wholeLists, (coupon, lines) => {
        fc.pre(coupon.type === 'fixed');
        const { discount, prices, reason } = couponEffect({ ...coupon, maxDiscount: null }, lines, 0);
        fc.pre(reason === null);
        const matching = lines.filter((line) => isFor(coupon, line));
        const promised = Math.min(Math.floor(coupon.value), Number(costOf(matching) / 100n));
        for (const { offer, quantity } of matching) {
          if (prices.get(offer) !== 0) expect(promised - discount).toBeLessThan(quantity);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a fixed value of whole roubles is given to the last of them where a good of one piece can take it', () => {
    fc.assert(
      fc.property(wholeLists, fc.integer({ min: 0, max: 20_000 }), (lines, value) => {
        const single: CouponLine = { offer: 99, brand: null, sections: [], price: 20_000, quantity: 1 };
        const { discount } = couponEffect(aCoupon({ type: 'fixed', value }), [...lines, single], 0);
        expect(discount).toBe(value);
      }),
    );
  });
});

const sofa: CouponLine = { offer: 1, brand: null, sections: [1], price: 1000, quantity: 2 };
const lamp: CouponLine = { offer: 2, brand: null, sections: [2], price: 99.95, quantity: 1 };

test('10 % off two sofas and a lamp', () => {
  expect(couponEffect(aCoupon({ value: 10 }), [sofa, lamp], 0)).toEqual({
    prices: new Map([
      [1, 900],
      [2, 89.95],
    ]),
    discount: 210,
    offers: [1, 2],
    reason: null,
    missing: 0,
  });
});

test('the goods that a coupon is for are named, whether or not it works already', () => {
  const coupon = aCoupon({ offers: [2] });
  expect(couponEffect(coupon, [sofa, lamp], 0).offers).toEqual([2]);
  expect(couponEffect({ ...coupon, minTotal: 99_999 }, [sofa, lamp], 0).offers).toEqual([2]);
  expect(couponEffect(coupon, [sofa], 0).offers).toEqual([]);
});

test('a percent that reaches its most takes exactly the most', () => {
  const { discount, prices } = couponEffect(aCoupon({ value: 50, maxDiscount: 300 }), [sofa], 0);
  expect([discount, prices.get(1)]).toEqual([300, 850]);
});

test('a percent that comes to its most to the rouble is given piece by piece', () => {
  const [chairs, table] = [
    { ...lamp, offer: 3, price: 15, quantity: 3 },
    { ...lamp, price: 104 },
  ];
  const { prices } = couponEffect(aCoupon({ value: 10, maxDiscount: 13 }), [chairs, table], 0);
  expect([prices.get(3), prices.get(2)]).toEqual([14, 94]);
});

test('15 % off a lamp for 4 990 ₽ are 748 ₽: what the lines of a sum show adds up to its end', () => {
  const { prices, discount } = couponEffect(aCoupon({ value: 15 }), [{ ...lamp, price: 4990 }], 0);
  expect([prices.get(2), discount]).toEqual([4242, 748]);
});

test('a fixed coupon that is more than the goods cost leaves no kopecks of them', () => {
  const { prices, discount } = couponEffect(aCoupon({ type: 'fixed', value: 100 }), [lamp], 0);
  expect([prices.get(2), discount]).toEqual([0, 99.95]);
});

test('a fixed coupon is spread by what the goods cost', () => {
  const { prices, discount } = couponEffect(
    aCoupon({ type: 'fixed', value: 300 }),
    [sofa, { ...lamp, price: 1000 }],
    0,
  );
  expect([prices.get(1), prices.get(2), discount]).toEqual([900, 900, 300]);
});

test('a percent above a hundred makes goods free, not paid for', () => {
  const { prices, discount } = couponEffect(aCoupon({ value: 150 }), [sofa], 0);
  expect([prices.get(1), discount]).toEqual([0, 2000]);
});

test.each(['percent', 'fixed'] as const)('a %s below 0 does not make goods dearer', (type) => {
  expect(couponEffect(aCoupon({ type, value: -10 }), [sofa], 0).discount).toBe(0);
});

test('a coupon that has not started takes nothing off and misses nothing', () => {
  const coupon = aCoupon({ startsAt: '2031-05-01T00:00:00Z', minTotal: 99_999 });
  expect(couponEffect(coupon, [sofa], Date.parse('2031-04-30T00:00:00Z'))).toEqual({
    prices: new Map([[1, 1000]]),
    discount: 0,
    offers: [1],
    reason: 'not_started',
    missing: 0,
  });
});
