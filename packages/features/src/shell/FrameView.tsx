import { paths } from '@siren/contract/routes';
import type { Info } from '@siren/contract/info';
import { SkipLink } from '@siren/ui/app-shell';
import type { ReactNode } from 'react';
import type { CartLabel } from './cartLabel.ts';
import * as css from './FrameView.css.ts';
import { ShopBottomBar } from './ShopBottomBar.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

export interface FrameViewProps {
  info: Pick<Info, 'menu' | 'store' | 'stores' | 'city' | 'user'>;
  cart: CartLabel;
  /** How many goods are kept. */
  favorites: number;
  /** «21 ноября 2026»; null while it is not known. */
  today: string | null;
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
  const { info, cart, favorites, today, region, question, logout, children } = props;
  return (
    <>
      <SkipLink />
      {question}
      <ShopHeader {...info} cart={cart} favorites={favorites} region={region} logout={logout} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <ShopFooter {...info} today={today} />
      <ShopBottomBar
        cart={cart}
        favorites={favorites}
        account={info.user ? paths.profile() : paths.login()}
      />
    </>
  );
}
