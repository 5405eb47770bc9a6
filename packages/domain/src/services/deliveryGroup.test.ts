import { expect, test } from 'vitest';
import { DELIVERY_GROUP } from './deliveryGroup.ts';

test('the group of delivery has its name', () => {
  expect(DELIVERY_GROUP).toBe('delivery');
});
