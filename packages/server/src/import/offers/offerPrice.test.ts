import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPayable } from '@siren/domain/money';
import type { RawOffer } from '../feed/index.ts';
import { offerPrice } from './offerPrice.ts';

const near = fc.integer({ min: 10 ** 12 - 40, max: 10 ** 12 + 40 });
const kopecks = fc.oneof(near, fc.integer({ min: 1, max: 10 ** 14 }));

test('an offer is taken at the prices that an order can hold, and the others are told', () => {
  fc.assert(
    fc.property(kopecks, kopecks, (priced, struck) => {
      const [price, old] = [priced / 100, struck / 100];
      const texts = new Map([
        ['price', price.toFixed(2)],
        ['oldprice', old.toFixed(2)],
      ]);
      const told: string[] = [];
      const taken = offerPrice({ texts } as RawOffer, (code) => void told.push(code));
      if (!isPayable(price)) {
        expect([taken, told]).toEqual([null, ['price_too_large']]);
      } else if (!isPayable(old)) {
        expect([taken, told]).toEqual([{ price, oldPrice: null }, ['old_price_too_large']]);
      } else {
        expect(taken).toEqual({ price, oldPrice: old > price ? old : null });
        expect(told).toEqual(old > price ? [] : ['bad_old_price']);
      }
    }),
    { numRuns: 500 },
  );
});

test('a sum of any length is told as too large, not as one that cannot be read', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{10,60}$/),
      fc.constantFrom('', '.5', ',00'),
      (digits, decimals) => {
        const sum = digits + decimals;
        const told = (texts: Map<string, string>) => {
          const codes: string[] = [];
          offerPrice({ texts } as RawOffer, (code, field, value) => void codes.push(code, field, value));
          return codes;
        };
        expect(told(new Map([['price', sum]]))).toEqual(['price_too_large', 'price', sum]);
        const texts = new Map(Object.entries({ price: '700', oldprice: sum }));
        expect(told(texts)).toEqual(['old_price_too_large', 'oldprice', sum]);
      },
    ),
  );
});
