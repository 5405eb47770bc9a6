import { expect, test } from 'vitest';
import { pricesOf } from './pricesOf.ts';

const type = (id: string, name: string, currency?: string) => ({
  ...{ id, line: 1 },
  told: { name, ...(currency !== undefined && { currency }) },
});
const price = (value: string, currency = 'RUB') => ({ value, currency });
const prices = { small: price('90'), shop: price('100'), before: price('120') };

test('the retail price is paid, wherever its type stands', () => {
  const types = [type('small', 'Оптовая'), type('before', 'Старая цена'), type('shop', 'Розничная')];
  expect(pricesOf(prices, types)).toEqual({ price: price('100'), old: price('120') });
});

test('without a retail type it is the first one that is no old price', () => {
  expect(
    pricesOf(prices, [type('before', 'Цена без скидки'), type('shop', 'BASE'), type('small', 'B')]),
  ).toEqual({
    price: price('100'),
    old: price('120'),
  });
});

test('a wholesale price never stands in for one that an offer lacks', () => {
  expect(
    pricesOf({ small: price('90') }, [type('small', 'Оптовая'), type('shop', 'Розничная')]).price,
  ).toBeUndefined();
});

test('a price without a currency has that of its type', () => {
  expect(pricesOf({ shop: price('100', '') }, [type('shop', 'Розничная', 'USD')]).price).toEqual(
    price('100', 'USD'),
  );
});

test('where no types were told the first price is taken', () => {
  expect(pricesOf({ shop: price('100') }, []).price).toEqual(price('100'));
});
