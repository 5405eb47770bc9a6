import { paths } from '@siren/contract/routes';
import type { Info } from '@siren/contract/info';
import { SkipLink } from '@siren/ui/app-shell';
import type { ReactNode } from 'react';
import type { CartLabel } from './cartLabel.ts';
import * as css from './FrameView.css.ts';
import { LateFooter } from './LateFooter.tsx';
import { ShopBottomBar } from './ShopBottomBar.tsx';
import { ShopHeader } from './ShopHeader.tsx';

export interface FrameViewProps {
  info: Pick<Info, 'menu' | 'store' | 'stores' | 'cities' | 'city' | 'user'> & Partial<Pick<Info, 'pages'>>;
  cart: CartLabel;
  /** How many goods are kept. */
  favorites: number;
  /** The city and its dialog. */
  region: ReactNode;
  /** What a visitor is asked who is here for the first time; over the page, before it for the keyboard. */
  question?: ReactNode;
  /** Signs out. */
  logout: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page of the shop. */
export function FrameView(props: FrameViewProps) {
  const { info, cart, favorites, region, question, logout, children } = props;
  return (
    <>
      <SkipLink />
      {question}
      <ShopHeader {...info} cart={cart} favorites={favorites} region={region} logout={logout} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <LateFooter info={info} />
      <ShopBottomBar
        cart={cart}
        favorites={favorites}
        account={info.user ? paths.profile() : paths.login()}
      />
    </>
  );
}
