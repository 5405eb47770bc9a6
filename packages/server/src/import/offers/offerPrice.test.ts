import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPayable } from '@siren/domain/money';
import type { RawOffer } from '../feed/index.ts';
import { createCurrencyRates } from './currencyRates.ts';
import { offerPrice } from './offerPrice.ts';

const rateOf = createCurrencyRates(new Map()).rateOf;
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
      const taken = offerPrice({ texts } as RawOffer, (code) => void told.push(code), rateOf);
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
          offerPrice(
            { texts } as RawOffer,
            (code, field, value) => void codes.push(code, field, value),
            rateOf,
          );
          return codes;
        };
        expect(told(new Map([['price', sum]]))).toEqual(['price_too_large', 'price', sum]);
        const texts = new Map(Object.entries({ price: '700', oldprice: sum }));
        expect(told(texts)).toEqual(['old_price_too_large', 'oldprice', sum]);
      },
    ),
  );
});

const priced = (price: string, currency: string, rates = createCurrencyRates(new Map())) => {
  const told: string[] = [];
  const texts = new Map(Object.entries({ price, currencyId: currency }));
  const taken = offerPrice({ texts } as RawOffer, (code) => void told.push(code), rates.rateOf);
  return { price: taken?.price ?? null, told };
};

test('more decimals than kopecks have are rounded to kopecks, and that is told; three are not guessed at', () => {
  expect(priced('12.3456', 'RUR')).toEqual({ price: 12.35, told: ['price_rounded'] });
  expect(priced('12,34000001', 'RUR')).toEqual({ price: 12.34, told: ['price_rounded'] });
  expect(priced('12.345', 'RUR')).toEqual({ price: null, told: ['bad_price'] });
});

test('a currency counts by the rate of the feed, else by that of the shop, else it is refused', () => {
  const rates = createCurrencyRates(new Map(Object.entries({ USD: 80, EUR: 100 })));
  expect(priced('10', 'USD', rates)).toEqual({ price: 800, told: [] });
  rates.add([{ id: 'USD', rate: '92.5' }]);
  // Nothing says yet what a rouble is among them.
  expect(priced('10', 'USD', rates).price).toBe(800);
  rates.add([{ id: 'RUB', rate: '1' }]);
  expect(priced('10', 'usd', rates)).toEqual({ price: 925, told: [] });
  expect(priced('0.333', 'USD', rates).told).toEqual(['bad_price']);
  rates.add([{ id: 'EUR', rate: 'CBRF' }]);
  expect(priced('10', 'EUR', rates).price).toBe(1_000);
  expect(priced('10', 'KZT', rates)).toEqual({ price: null, told: ['bad_currency'] });
});
