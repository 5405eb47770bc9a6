import type { CartState } from '@siren/domain/cart';
import { useMemo, useSyncExternalStore } from 'react';
import { useInfo } from '../info/index.ts';
import { useCartSession } from './CartContext.tsx';
import type { Cart } from './LateCart.ts';
import type { CartProgress } from './CartSurroundings.ts';

export interface CartView {
  /** What to show: the server's cart with the unanswered changes on top; undefined until it is loaded. */
  cart: CartState | undefined;
  /** What the server last told: tells «было» from «станет». */
  saved: CartState | undefined;
  progress: CartProgress;
  session: Cart;
}

/** The cart with everything that was done to it in this tab; the same object until something changes. */
export function useCart(): CartView {
  const session = useCartSession();
  const progress = useSyncExternalStore(session.subscribe, session.progress, session.progress);
  const saved = useInfo()?.cart;
  const cart = saved && session.shown(saved);
  return useMemo(() => ({ cart, saved, progress, session }), [cart, saved, progress, session]);
}
