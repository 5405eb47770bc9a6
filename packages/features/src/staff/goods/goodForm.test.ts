import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf, oldPriceField, priceField, problemsOf, wishOf } from './goodForm.ts';
import { makeStaffGood } from './goods.fixtures.ts';

const good = makeStaffGood();
const key = { offer: good.variants[0]!.offer, region: good.variants[0]!.prices[0]!.region.id };
const typed = (price: string, oldPrice = '') => ({
  ...formOf(good),
  [priceField(key)]: price,
  [oldPriceField(key)]: oldPrice,
});

test.each([
  ['1 234,50', 1_234.5],
  ['1234.5', 1_234.5],
  ['54\u00a0990', 54_990],
  ['  7  ', 7],
])('«%s» is %d roubles', (text, price) => {
  const form = typed(text);
  expect(problemsOf(good, form)).toEqual({});
  expect(wishOf(good, form, { [priceField(key)]: text }).prices).toEqual([{ ...key, price, oldPrice: null }]);
});

test.each(['1.234', '1,234', '-5', 'дорого', '0', ''])('«%s» is no price, and is not guessed', (text) => {
  expect(Object.keys(problemsOf(good, typed(text)))).toEqual([priceField(key)]);
});

test('a former price has to be above the price', () => {
  expect(Object.keys(problemsOf(good, typed('500', '499,99')))).toEqual([oldPriceField(key)]);
  expect(problemsOf(good, typed('500', '500,01'))).toEqual({});
});

test('what is sent names only what was changed', () => {
  const form = { ...formOf(good), name: 'Другое', brand: ' ' };
  expect(wishOf(good, form, { name: 'Другое', brand: ' ' })).toEqual({
    set: { name: 'Другое', brand: null },
    params: [],
    prices: [],
  });
});

test('a price that the form shows is read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (kopecks) => {
      const price = kopecks / 100;
      const variants = good.variants.map((one) => ({
        ...one,
        prices: one.prices.map((of) => ({ ...of, price, oldPrice: null })),
      }));
      const shown = { ...good, variants };
      const form = formOf(shown);
      expect(problemsOf(shown, form)).toEqual({});
      const wish = wishOf(shown, form, { [priceField(key)]: form[priceField(key)]! });
      expect(wish.prices).toEqual([{ ...key, price, oldPrice: null }]);
    }),
  );
});
