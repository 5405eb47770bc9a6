import { expect, test } from 'vitest';
import { servicePriceTypes } from './entities.ts';
import { isQuantityType } from './isQuantityType.ts';

test('quantity, static_quantity and percent_quantity have a quantity, the other three have none', () => {
  expect(servicePriceTypes.filter(isQuantityType)).toEqual([
    'quantity',
    'static_quantity',
    'percent_quantity',
  ]);
  expect(servicePriceTypes).toHaveLength(6);
});
