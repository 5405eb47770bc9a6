import { applyCartChange } from '@siren/domain/cart';
import type { CartChange, CartState } from '@siren/domain/cart';

/** `saved` with the unanswered changes on top; the same object for everybody who asks for the same. */
export function createOverlay(): (saved: CartState, changes: readonly CartChange[]) => CartState {
  let last: { saved: CartState; changes: readonly CartChange[]; cart: CartState } | null = null;
  return (saved, changes) => {
    if (last?.saved !== saved || last.changes !== changes)
      last = { saved, changes, cart: changes.reduce(applyCartChange, saved) };
    return last.cart;
  };
}
