import type { OrderCondition } from './OrderCondition.ts';
import { maxQuantity } from './maxQuantity.ts';
import type { OfferSupply } from './maxQuantity.ts';

/**
 * The quantity that a row holding `current` pieces gets when `wanted` are asked for: whole, at least 0 (which
 * removes the row). It can always be lowered, above stock too; raised only as far as stock reaches.
 */
export function allowedQuantity(
  offer: OfferSupply,
  current: number,
  wanted: number,
  condition?: OrderCondition,
  most?: number,
): number {
  const whole = Math.max(0, Math.trunc(wanted));
  return whole <= current ? whole : Math.min(whole, Math.max(current, maxQuantity(offer, condition, most)));
}
