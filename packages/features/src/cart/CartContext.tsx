import type { Info } from '@siren/contract/info';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { infoResource, useTabs, useTakeInfo } from '../info/index.ts';
import { useMetrics } from '../metrics/index.ts';
import type { Notices } from '../notices/index.ts';
import { LateCart } from './LateCart.ts';
import type { Cart } from './LateCart.ts';
import { useOvertakenCart } from './useOvertakenCart.ts';

const Context = createContext<Cart | null>(null);

interface CartProviderProps {
  children: ReactNode;
  /** Tells the buyer why a change was taken back, and offers to take one back. */
  notices: Pick<Notices, 'fail' | 'say'>;
}

/** One cart for everything below: header, cards and the cart page show the same changes. */
export function CartProvider({ children, notices }: CartProviderProps) {
  const api = useApi();
  const metrics = useMetrics();
  const tabs = useTabs();
  const takeInfo = useTakeInfo();
  const { cache, mutate } = useSWRConfig();
  const [session] = useState(() => {
    const info = () => cache.get(infoResource.key)?.data as Info | undefined;
    const take = (told: Partial<Info>) => {
      const known = info();
      if (known) void mutate(infoResource.key, { ...known, ...told }, { revalidate: false });
    };
    return new LateCart({
      api,
      read: () => info()?.cart,
      write: (cart) => take({ cart }),
      visit() {
        const { token, user, region, city } = info() ?? {};
        return `${token} ${user?.id} ${region?.code} ${city?.code}`;
      },
      async ask() {
        const before = info()?.wallet;
        const told = await api.call(infoResource.path, infoResource.payload);
        const known = info();
        // Who signed in or out in another tab is somebody else here, too, though nobody told; so is whose session ended.
        if (told.token !== known?.token || told.user?.id !== known.user?.id)
          await takeInfo(told, { heard: true });
        // What pays changes with the cart. What was attached here meanwhile is newer.
        else if (before === known.wallet) take({ wallet: told.wallet, client: told.client });
        return told.cart;
      },
      tell: () => tabs.tell({ type: 'cart' }),
      emit: (event) => metrics.emit(event),
      onFailure: notices.fail,
      say: notices.say,
      now: () => Date.now(),
      later: (task, ms) => setTimeout(task, ms),
    });
  });
  useEffect(() => {
    const end = session.follow(tabs);
    addEventListener('pagehide', session.leave);
    return () => {
      end();
      removeEventListener('pagehide', session.leave);
    };
  }, [session, tabs]);
  useOvertakenCart(session);
  return <Context value={session}>{children}</Context>;
}

/** The changes of the cart in this tab. Throws outside a `CartProvider`. */
export function useCartSession(): Cart {
  const session = useContext(Context);
  if (!session) throw new Error('useCartSession needs a <CartProvider> above it');
  return session;
}
