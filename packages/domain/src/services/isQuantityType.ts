import type { ServicePriceType } from './entities.ts';

/** Whether services of this price type have a quantity to choose: those whose name ends in `quantity`. */
export function isQuantityType(type: ServicePriceType): boolean {
  return type.endsWith('quantity');
}
