import { paths } from '@siren/contract/routes';
import type { Info } from '@siren/contract/info';
import { Header, HeaderAction } from '@siren/ui/app-shell';
import { CartIcon, HeartIcon } from '@siren/ui/icons';
import { Logo } from '@siren/ui/logo';
import type { ReactNode } from 'react';
import { Link } from '../navigation/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { AccountAction } from './AccountAction.tsx';
import type { CartLabel } from './cartLabel.ts';
import { CatalogButton } from './CatalogButton.tsx';
import * as css from './FrameView.css.ts';
import { LateStoreLine } from './LateStoreLine.tsx';
import { SectionLinks } from './SectionLinks.tsx';

export interface ShopHeaderProps extends Pick<Info, 'menu' | 'store' | 'cities' | 'city' | 'user'> {
  cart: CartLabel;
  /** How many goods are kept. */
  favorites: number;
  /** The city and its dialog. */
  region: ReactNode;
  /** Signs out. */
  logout: ReactNode;
}

/** The head of every page: whose shop, which city, what there is, and what is one's own. */
export function ShopHeader({
  menu,
  store,
  cities,
  city,
  user,
  cart,
  favorites,
  region,
  logout,
}: ShopHeaderProps) {
  return (
    <Header
      brand={
        <Link className={css.home} to={paths.home()} aria-label="Сирень, на главную">
          <Logo />
        </Link>
      }
      top={
        <>
          {region}
          {store && <LateStoreLine store={store} cities={cities} city={city.code} />}
          {user && (
            <>
              <span className={css.end}>{user.name}</span>
              {logout}
            </>
          )}
        </>
      }
      phoneAside={region}
      catalog={<CatalogButton />}
      search={<SearchBox />}
      actions={
        <>
          <AccountAction user={user} />
          <HeaderAction
            icon={<HeartIcon size="l" />}
            label="Избранное"
            count={favorites}
            render={<Link to={paths.favorites()} />}
          />
          <HeaderAction
            icon={<CartIcon size="l" />}
            label={cart.label}
            name={cart.words ? `Корзина, ${cart.words}` : undefined}
            count={cart.count}
            loud={cart.count > 0}
            render={<Link to={paths.cart()} />}
          />
        </>
      }
      nav={menu.length > 0 && <SectionLinks sections={menu} />}
    />
  );
}
