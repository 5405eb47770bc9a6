import type { ServicePriceType } from './entities.ts';
import { isQuantityType } from './isQuantityType.ts';

/** Least quantity of a quantity-type service, pieces (behaviour services-5). */
export const SERVICE_MIN_QUANTITY = 1;

/**
 * The quantity that counts: whole and at least `SERVICE_MIN_QUANTITY` for quantity types, 1 for the others,
 * whatever was asked for.
 */
export function serviceQuantity(type: ServicePriceType, wanted: number): number {
  if (!isQuantityType(type) || !Number.isFinite(wanted)) return SERVICE_MIN_QUANTITY;
  return Math.max(SERVICE_MIN_QUANTITY, Math.trunc(wanted));
}
