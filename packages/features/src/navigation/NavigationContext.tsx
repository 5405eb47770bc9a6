import { createContext, useContext } from 'react';

/** Moves between pages, as everything inside a page may know them. */
export interface Navigation {
  /** The next page is on its way; the present one stays until then. */
  pending: boolean;
  /** Loads the page of the address again. */
  retry(): void;
}

const Context = createContext<Navigation>({ pending: false, retry: () => {} });

export const NavigationProvider = Context.Provider;

export function useNavigation(): Navigation {
  return useContext(Context);
}
