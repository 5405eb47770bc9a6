import { expect, test } from 'vitest';
import { aService } from '../testing/builders.ts';
import { servicePriceTypes } from './entities.ts';
import { isQuantityType } from './isQuantityType.ts';
import { lacksQuantity } from './lacksQuantity.ts';

const priced = (type: (typeof servicePriceTypes)[number]) =>
  aService({ key: 'lift', group: 'lift', calculate: { type, value: 100, minValue: 0 } });

test('a quantity is required of quantity types only', () => {
  const lacking = servicePriceTypes.filter((type) => lacksQuantity(priced(type), undefined));
  expect(lacking).toEqual(servicePriceTypes.filter(isQuantityType));
});

test('with a quantity nothing is lacking', () => {
  expect(servicePriceTypes.some((type) => lacksQuantity(priced(type), 1))).toBe(false);
});
