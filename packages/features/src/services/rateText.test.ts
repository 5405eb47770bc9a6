import type { ServiceCalculation } from '@siren/domain/services';
import { expect, test } from 'vitest';
import { rateText } from './rateText.ts';

const said = (type: ServiceCalculation['type'], value: number, minValue: number, base?: number) =>
  rateText({ type, value, minValue, ...(base !== undefined && { base }) })?.replaceAll('\u00a0', ' ') ?? null;

test('every price type is said in words of its own, with its minimum', () => {
  expect(said('static', 990, 0)).toBeNull();
  expect(said('quantity', 350, 500)).toBe('350 ₽ за единицу, не меньше 500 ₽');
  expect(said('static_quantity', 300, 1_000, 600)).toBe('600 ₽ и ещё 300 ₽ за единицу, не меньше 1 000 ₽');
  expect(said('percent', 7, 990)).toBe('7 % от суммы товаров, не меньше 990 ₽');
  expect(said('static_percent', 1.5, 1_500, 1_200)).toBe(
    '1 200 ₽ и ещё 1,5 % от суммы товаров, не меньше 1 500 ₽',
  );
  expect(said('percent_quantity', 3, 490)).toBe(
    '3 % от суммы товаров за единицу, не меньше 490 ₽ за единицу',
  );
});

test('a minimum that one unit reaches anyhow is not said', () => {
  expect(said('quantity', 1_500, 1_500)).toBe('1 500 ₽ за единицу');
  expect(said('static_quantity', 300, 900, 600)).toBe('600 ₽ и ещё 300 ₽ за единицу');
  expect(said('percent', 7, 0)).toBe('7 % от суммы товаров');
});
