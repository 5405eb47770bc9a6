import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { noTabs } from './createTabs.ts';
import type { Tabs } from './createTabs.ts';

const Context = createContext<Tabs>(noTabs);

/** Gives everything below it the other tabs of the browser; without it there are none. */
export function TabsProvider({ tabs, children }: { tabs: Tabs; children: ReactNode }) {
  return <Context value={tabs}>{children}</Context>;
}

export function useTabs(): Tabs {
  return useContext(Context);
}
