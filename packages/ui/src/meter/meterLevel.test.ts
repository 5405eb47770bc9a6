import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meterLevel, meterLevels, meterShare } from './meterLevel.ts';

const coupons = { min: 0, max: 100, high: 90, best: 0 };
const stock = { min: 0, max: 100, low: 10, high: 30, best: 100 };
const humidity = { min: 0, max: 100, low: 40, high: 60 };

describe('the level of a meter', () => {
  it.each([
    ['a coupon hardly used', 20, coupons, 'good'],
    ['a coupon used up to the threshold', 90, coupons, 'good'],
    ['a coupon nearly used up', 95, coupons, 'fair'],
    ['plenty in stock', 80, stock, 'good'],
    ['little in stock', 20, stock, 'fair'],
    ['next to nothing in stock', 3, stock, 'poor'],
    ['the middle, where nothing says what is best', 50, humidity, 'good'],
    ['too little', 10, humidity, 'fair'],
    ['too much', 90, humidity, 'fair'],
    ['no thresholds at all', 90, { min: 0, max: 100 }, 'good'],
  ] as const)('%s', (_name, value, scale, level) => {
    expect(meterLevel(value, scale)).toBe(level);
  });

  const number = fc.double({ noNaN: false, min: -1e6, max: 1e6 });
  const scales = fc.record({ min: number, max: number, low: number, high: number, best: number });

  it('is one of three and never gets better on the way from the best to the far end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }), (numbers) => {
        const [low = 0, high = 0, one = 0, other = 0] = numbers.toSorted((a, b) => a - b);
        const level = (value: number) =>
          meterLevels.indexOf(meterLevel(value, { min: 0, max: 100, low, high, best: 0 }));
        expect(level(one)).toBeLessThanOrEqual(level(other));
      }),
    );
  });

  it('stands whatever the numbers are', () => {
    fc.assert(
      fc.property(number, scales, (value, scale) => {
        expect(meterLevels).toContain(meterLevel(value, scale));
        expect(meterShare(value, scale)).toBeGreaterThanOrEqual(0);
        expect(meterShare(value, scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
