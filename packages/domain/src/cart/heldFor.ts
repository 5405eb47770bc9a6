import type { OrderCondition } from './OrderCondition.ts';
import type { CartState } from './entities.ts';

/** What a cart may hold goods for: what it is ordered for at last is decided with the order. */
export function heldFor({ expositionAllowed }: Pick<CartState, 'expositionAllowed'>): OrderCondition {
  return expositionAllowed ? 'exposition' : 'usual';
}
