import type { Service } from './entities.ts';
import { isQuantityType } from './isQuantityType.ts';

/** Whether a choice of the service leaves out a quantity that its price needs (behaviour services-5). */
export function lacksQuantity({ calculate }: Service, quantity: number | undefined): boolean {
  return quantity === undefined && isQuantityType(calculate.type);
}
