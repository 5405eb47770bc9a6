import { NotificationsOutlet } from '@siren/ui/toast';
import { Fragment, memo, useDeferredValue } from 'react';
import type { CartState } from '@siren/domain/cart';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LogoutLink, useDepartures } from '../account/index.ts';
import { CartProvider, useCart } from '../cart/index.ts';
import { FavoritesProvider, useFavoritesCount } from '../favorites/index.ts';
import { ConfirmProvider } from '../confirm/index.ts';
import { useFollowTabs, useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { AskCity, CityDialogProvider, RegionPicker } from '../regions/index.ts';
import { cartLabel } from './cartLabel.ts';
import { FrameView } from './FrameView.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { RouteFocus } from './RouteFocus.tsx';

export interface AppFrameProps {
  /** The page. @default the matched route's */
  children?: ReactNode;
}

/** The layout of the shop's routes: one cart, one header, one place for popups. */
export function AppFrame({ children = <Outlet /> }: AppFrameProps) {
  const notices = useNotices();
  useFollowTabs();
  return (
    <ConfirmProvider>
      <CartProvider notices={notices}>
        <FavoritesProvider>
          <NavigationProgress />
          <CityDialogProvider>
            <Frame>{children}</Frame>
          </CityDialogProvider>
          <RouteFocus />
          <OfflineStrip />
          <NotificationsOutlet />
        </FavoritesProvider>
      </CartProvider>
    </ConfirmProvider>
  );
}

const empty = { menu: [], store: null, stores: [], cities: [], city: { code: '', name: '' }, user: null };

/** The frame tells of the cart right behind what was pressed: a row, a button of a card. */
function Frame({ children }: { children: ReactNode }) {
  const cart = useDeferredValue(useCart().cart);
  return <Around cart={cart}>{children}</Around>;
}

const Around = memo(function Around({
  cart,
  children,
}: {
  cart: CartState | undefined;
  children: ReactNode;
}) {
  const info = useInfo();
  const departures = useDepartures(info?.user?.id ?? null);
  const favorites = useFavoritesCount();
  return (
    <FrameView
      info={info ?? empty}
      cart={cartLabel(cart, info?.down)}
      favorites={favorites}
      region={<RegionPicker />}
      question={<AskCity />}
      logout={<LogoutLink />}
    >
      <Fragment key={departures}>{children}</Fragment>
    </FrameView>
  );
});
