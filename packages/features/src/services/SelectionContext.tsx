import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { SelectionStore } from './SelectionStore.ts';
import type { SelectionStorage } from './SelectionStore.ts';

const Context = createContext<SelectionStore | null>(null);

interface SelectionProviderProps {
  children: ReactNode;
  /** Where the choice is kept: the session's storage in the browser, null on the server. */
  storage: SelectionStorage | null;
}

/** One choice of services for everything below it. */
export function SelectionProvider({ children, storage }: SelectionProviderProps) {
  const [store] = useState(() => new SelectionStore(storage));
  return <Context value={store}>{children}</Context>;
}

/** The choice of services. Throws outside a `SelectionProvider`. */
export function useSelectionStore(): SelectionStore {
  const store = useContext(Context);
  if (!store) throw new Error('useSelectionStore needs a <SelectionProvider> above it');
  return store;
}
