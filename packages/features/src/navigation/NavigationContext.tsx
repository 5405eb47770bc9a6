import { createContext, useContext } from 'react';

/** Moves between pages, as everything inside a page may know them. */
export interface Navigation {
  /** The next page is on its way; the present one stays until then. */
  pending: boolean;
  /** Loads the page of the address again. */
  retry(): void;
  /** Whether search engines may keep the page at this address. */
  indexed: boolean;
  /** Whether a crawler or the preview of a messenger looks: to those an error is no page (behaviour pages-5). */
  bot: boolean;
  /** What the page at this address was refused with, where it tells of it itself; else null. */
  refused: unknown;
  /** Names the stay on this page: the same after Back, another one after a new move to it. */
  visit: string;
  /** Whether it is the first page of the tab, or one came back to it. */
  returned: boolean;
  /**
   * Leaves the app for an address that an answer names: one of the own origin or of an allowed host. false where it is
   * not to be followed.
   */
  leave(url: string): boolean;
}

const Context = createContext<Navigation>({
  pending: false,
  retry: () => {},
  indexed: true,
  bot: false,
  refused: null,
  visit: '',
  returned: true,
  leave: () => false,
});

export const NavigationProvider = Context.Provider;

export function useNavigation(): Navigation {
  return useContext(Context);
}
