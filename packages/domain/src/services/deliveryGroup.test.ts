import { expect, test } from 'vitest';
import { DELIVERY_GROUP } from './deliveryGroup.ts';

test('the group of delivery is called as the specification calls it', () => {
  expect(DELIVERY_GROUP).toBe('delivery');
});
