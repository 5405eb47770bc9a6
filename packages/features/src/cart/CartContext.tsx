import type { Info } from '@siren/contract/info';
import { ApiError } from '@siren/contract/errors';
import { cartEvents } from '@siren/domain/metrics';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { infoResource } from '../info/index.ts';
import { useMetrics } from '../metrics/index.ts';
import { CartSession } from './CartSession.ts';

const Context = createContext<CartSession | null>(null);

interface CartProviderProps {
  children: ReactNode;
  /** Tells the buyer why a change was taken back. */
  onFailure(error: unknown): void;
}

/** One cart for everything below: header, cards and the cart page show the same changes. */
export function CartProvider({ children, onFailure }: CartProviderProps) {
  const api = useApi();
  const metrics = useMetrics();
  const { cache, mutate } = useSWRConfig();
  const [session] = useState(() => {
    const info = () => cache.get(infoResource.key)?.data as Info | undefined;
    return new CartSession({
      api,
      read: () => info()?.cart,
      write: (cart) => {
        const known = info();
        if (known) void mutate(infoResource.key, { ...known, cart }, { revalidate: false });
      },
      onSaved(change, before, after) {
        for (const event of cartEvents(before, after, change)) metrics.emit(event);
      },
      onFailure(error) {
        onFailure(error);
        // Another tab or another device has changed the cart: what is shown here is of the past.
        if (error instanceof ApiError && error.is('cart.item_not_found')) void mutate(infoResource.key);
      },
      now: () => Date.now(),
      later: (task, ms) => setTimeout(task, ms),
    });
  });
  useEffect(() => {
    addEventListener('pagehide', session.flush);
    return () => removeEventListener('pagehide', session.flush);
  }, [session]);
  return <Context value={session}>{children}</Context>;
}

/** The changes of the cart in this tab. Throws outside a `CartProvider`. */
export function useCartSession(): CartSession {
  const session = useContext(Context);
  if (!session) throw new Error('useCartSession needs a <CartProvider> above it');
  return session;
}
