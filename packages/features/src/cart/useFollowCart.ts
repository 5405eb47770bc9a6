import { useEffect, useRef } from 'react';
import { useInfo, useTabs } from '../info/index.ts';
import type { Cart } from './LateCart.ts';

/** How long after the last answer app info may still be of before it, ms: longer than it takes to come. */
const OVERTAKEN_MS = 10_000;

/**
 * Keeps the cart of this tab in step with the server: when another tab changed it, when the page comes back to sight
 * or the connection does, and when app info came from elsewhere, which may be older than the last answer here.
 */
export function useFollowCart(session: Cart): void {
  const tabs = useTabs();
  useEffect(() => {
    let missed = false;
    // A page that slept in the background heard nothing of what happened meanwhile.
    const seen = () => {
      if (document.visibilityState !== 'visible') return void (missed = true);
      if (missed) session.look();
      missed = false;
    };
    const woken = ({ persisted }: PageTransitionEvent) => persisted && session.look();
    const forget = tabs.listen(({ type }) => {
      if (type !== 'cart') return;
      if (document.visibilityState === 'visible') session.look();
      else missed = true;
    });
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', woken);
    addEventListener('online', session.look);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', woken);
      removeEventListener('online', session.look);
    };
  }, [tabs, session]);

  const cart = useInfo()?.cart;
  const first = useRef(cart);
  useEffect(() => {
    if (first.current === cart) return;
    first.current = cart;
    if (cart && session.isOvertaken(cart, OVERTAKEN_MS)) session.look();
  }, [cart, session]);
}
