import { useEffect, useRef } from 'react';
import { useInfo } from '../info/index.ts';
import type { Cart } from './LateCart.ts';

/** How long after the last answer app info may still be of before it, ms: longer than it takes to come. */
const OVERTAKEN_MS = 10_000;

/** Looks again when app info came from elsewhere, which may be older than the last answer here. */
export function useOvertakenCart(session: Cart): void {
  const cart = useInfo()?.cart;
  const first = useRef(cart);
  useEffect(() => {
    if (first.current === cart) return;
    first.current = cart;
    if (cart && session.isOvertaken(cart, OVERTAKEN_MS)) session.look();
  }, [cart, session]);
}
