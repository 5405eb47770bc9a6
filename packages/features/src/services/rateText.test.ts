import type { ServiceCalculation, ServiceUnit } from '@siren/domain/services';
import { expect, test } from 'vitest';
import { rateText } from './rateText.ts';

interface Case extends ServiceCalculation {
  unit?: ServiceUnit;
  total?: number;
  quantity?: number;
}

const said = ({ unit = 'piece', total = 50_000, quantity, ...calculate }: Case) =>
  rateText({ calculate, unit }, total, quantity === undefined ? undefined : { quantity })?.replaceAll(
    '\u00a0',
    ' ',
  ) ?? null;

test('a price that goes by nothing needs no words', () => {
  expect(said({ type: 'static', value: 990, minValue: 0 })).toBeNull();
});

test('what is not chosen is told for one unit, by its name', () => {
  expect(said({ type: 'quantity', value: 350, minValue: 0 })).toBe('350 ₽ за штуку');
  expect(said({ type: 'quantity', value: 1_500, minValue: 1_500, unit: 'item' })).toBe('1 500 ₽ за предмет');
  expect(said({ type: 'static_quantity', value: 300, base: 600, minValue: 0, unit: 'floor' })).toBe(
    '600 ₽ + 300 ₽ за этаж',
  );
  expect(said({ type: 'percent_quantity', value: 3, minValue: 0, unit: 'year' })).toBe(
    '3 % от 50 000 ₽ за год',
  );
});

test('what is chosen is told for its quantity', () => {
  expect(said({ type: 'quantity', value: 300, minValue: 0, unit: 'floor', quantity: 4 })).toBe(
    '4 этажа × 300 ₽',
  );
  expect(
    said({ type: 'static_quantity', value: 300, base: 600, minValue: 0, unit: 'floor', quantity: 5 }),
  ).toBe('600 ₽ + 5 этажей × 300 ₽');
  expect(said({ type: 'percent_quantity', value: 3, minValue: 0, unit: 'year', quantity: 1 })).toBe(
    '1 год × 3 % от 50 000 ₽',
  );
});

test('a share is one of this cart, and of the goods in general while none is selected', () => {
  expect(said({ type: 'percent', value: 7, minValue: 0 })).toBe('7 % от 50 000 ₽');
  expect(said({ type: 'percent', value: 7, minValue: 0, total: 0 })).toBe('7 % от суммы товаров');
  expect(said({ type: 'static_percent', value: 1.5, base: 1_200, minValue: 0 })).toBe(
    '1 200 ₽ + 1,5 % от 50 000 ₽',
  );
});

test('a minimum is told only where it decides', () => {
  expect(said({ type: 'percent', value: 7, minValue: 990 })).toBe('7 % от 50 000 ₽');
  expect(said({ type: 'percent', value: 7, minValue: 990, total: 10_000 })).toBe(
    '7 % от 10 000 ₽, не меньше 990 ₽',
  );
  expect(
    said({ type: 'percent_quantity', value: 3, minValue: 490, total: 10_000, unit: 'year', quantity: 2 }),
  ).toBe('2 года × 3 % от 10 000 ₽, не меньше 490 ₽ за год');
});
