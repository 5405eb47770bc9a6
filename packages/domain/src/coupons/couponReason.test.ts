import { describe, expect, test } from 'vitest';
import { aCoupon } from '../testing/builders.ts';
import { couponReason, couponTotal } from './couponReason.ts';
import type { Coupon } from './entities.ts';

const NOON = Date.parse('2031-05-01T12:00:00+03:00');
const lines = [
  { offer: 1, brand: null, sections: [5], price: 99.99, quantity: 3 },
  { offer: 2, brand: null, sections: [6], price: 0.03, quantity: 1 },
];
const reason = (part: Partial<Coupon>, now = NOON) => couponReason(aCoupon(part), lines, now);

test('the goods’ total counts every piece before the coupon', () => {
  expect(couponTotal(lines)).toBe(300);
});

describe('a coupon', () => {
  test('works where nothing stands against it', () => {
    expect(reason({})).toBeNull();
  });

  test('that is switched off is inactive', () => {
    expect(reason({ active: false })).toBe('inactive');
  });

  test('starts at the very moment it names', () => {
    const startsAt = '2031-05-01T12:00:00+03:00';
    expect(reason({ startsAt }, NOON - 1)).toBe('not_started');
    expect(reason({ startsAt }, NOON)).toBeNull();
  });

  test('has expired at the very moment it names', () => {
    const endsAt = '2031-05-01T12:00:00+03:00';
    expect(reason({ endsAt }, NOON - 1)).toBeNull();
    expect(reason({ endsAt }, NOON)).toBe('expired');
  });

  test('is used up with its last use', () => {
    expect(reason({ limitTotal: 3, used: 2 })).toBeNull();
    expect(reason({ limitTotal: 3, used: 3 })).toBe('used_up');
  });

  test('is used up for a buyer with their last use', () => {
    expect(reason({ limitPerUser: 1, used: 9 })).toBeNull();
    expect(reason({ limitPerUser: 1, usedByBuyer: 1 })).toBe('used_by_buyer');
  });

  test('works from its least total on, all selected goods together', () => {
    expect(reason({ minTotal: 300, targets: [5] })).toBeNull();
    expect(reason({ minTotal: 300.01 })).toBe('total_too_small');
  });

  test('says that it is for other goods before it asks for a larger total', () => {
    expect(reason({ targets: [7] })).toBe('no_matching_goods');
    expect(reason({ targets: [7], minTotal: 9999 })).toBe('no_matching_goods');
  });

  test('has nothing to work on in an empty selection', () => {
    expect(couponReason(aCoupon(), [], NOON)).toBe('no_matching_goods');
  });

  test('tells its own state before that of the goods', () => {
    expect(reason({ active: false, targets: [7] })).toBe('inactive');
  });
});
