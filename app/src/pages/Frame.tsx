import { CartProvider } from '@siren/features/cart';
import { RouteError } from '@siren/features/errors';
import { useNotices } from '@siren/features/notices';
import { SelectionProvider } from '@siren/features/services';
import { Outlet, ScrollRestoration } from 'react-router-dom';

const storage = typeof sessionStorage === 'undefined' ? null : sessionStorage;

/** What stands around every page, and what all pages share. */
export function Frame() {
  const { fail } = useNotices();
  return (
    <CartProvider onFailure={fail}>
      <SelectionProvider storage={storage}>
        <Outlet />
        <ScrollRestoration />
      </SelectionProvider>
    </CartProvider>
  );
}

export { RouteError as ErrorPage };
