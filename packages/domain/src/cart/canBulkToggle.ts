import type { CartItem } from './entities.ts';

/**
 * Whether all rows may be selected or deselected at once: not on an empty cart, not while changes are on
 * their way (behaviour cart-4).
 *
 * @param flying ids of items whose change has not been answered yet
 */
export function canBulkToggle(content: readonly CartItem[], flying: readonly unknown[]): boolean {
  return content.length > 0 && flying.length === 0;
}
