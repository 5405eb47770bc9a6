import type { ReactNode } from 'react';
import { Container } from '../layout/index.ts';
import * as css from './Header.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface HeaderProps {
  /** Way home: the logo in a link. */
  brand: ReactNode;
  /** Thin line above: city and service links. It scrolls away and is absent on phones. */
  top?: ReactNode;
  /** Beside the logo on a phone: the city. */
  phoneAside?: ReactNode;
  /** Button of the catalogue; on phones the bottom bar has it. */
  catalog?: ReactNode;
  /** The widest thing. */
  search?: ReactNode;
  /** HeaderActions: account, favourites, cart; on phones the bottom bar has them. */
  actions?: ReactNode;
  /** Links of the sections in one line; gone when the header shrinks. */
  nav?: ReactNode;
}

/**
 * The frame of the header: sticky, and smaller once the page is scrolled; of a phone's only the search stays then. Put it
 * first in the page.
 */
export function Header({ brand, top, phoneAside, catalog, search, actions, nav }: HeaderProps) {
  const [sentinel, past] = useScrolledPast<HTMLSpanElement>();
  return (
    <header className={css.landmark}>
      <span ref={sentinel} className={css.sentinel} aria-hidden="true" />
      {top && (
        <div className={css.top}>
          <Container>
            <div className={css.topRow}>{top}</div>
          </Container>
        </div>
      )}
      <div className={css.frame} data-state={past ? 'compact' : 'full'} data-nav={nav ? '' : undefined}>
        <div className={css.bar}>
          <Container>
            <div className={css.row}>
              <div className={css.brand}>{brand}</div>
              {phoneAside && <div className={css.phoneAside}>{phoneAside}</div>}
              {catalog && <div className={css.catalog}>{catalog}</div>}
              {search && <div className={css.search}>{search}</div>}
              {actions && (
                <nav className={css.actions} aria-label="Личное">
                  {actions}
                </nav>
              )}
            </div>
            {nav && (
              <nav className={css.nav} aria-label="Разделы">
                {nav}
              </nav>
            )}
          </Container>
        </div>
      </div>
    </header>
  );
}
