import { ApiError } from '@siren/contract/errors';
import { isChangeMade } from '@siren/domain/cart';
import type { CartState } from '@siren/domain/cart';
import type { Sending } from './CartSurroundings.ts';

/**
 * Whether the server has made what was sent. Where its answer was lost, the cart that was read after it tells.
 *
 * @param failure null where it answered
 */
export function wasMade(
  { change, isMade }: { change: Sending['change']; isMade?: Sending['isMade'] },
  before: CartState | null | undefined,
  cart: CartState | null,
  failure: unknown,
): boolean {
  if (failure === null) return true;
  if (failure instanceof ApiError || !before || !cart) return false;
  return (change ? isChangeMade(change, before, cart) : isMade?.(before, cart)) === true;
}
