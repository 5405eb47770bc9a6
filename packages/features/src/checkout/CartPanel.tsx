import { useDeferredValue } from 'react';
import { useCart } from '../cart/index.ts';
import { CartDesk } from './CartDesk.tsx';
import type { CartDeskProps } from './CartDesk.tsx';

/**
 * A cart with something in it, wired to the changes of this tab and to ordering. A row answers a press in the next
 * frame; what follows from it (sums, services, codes) is drawn right behind, so that 200 rows feel like two.
 */
export function CartPanel(props: Omit<CartDeskProps, 'view'>) {
  const view = useDeferredValue(useCart());
  return <CartDesk {...props} view={view} />;
}
