import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const Context = createContext('');

/** The shop's own origin, e.g. `https://shop.ru`, which makes canonical addresses absolute. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <Context value={origin}>{children}</Context>;
}

/** The shop's own origin; empty where nobody said it. */
export function useOrigin(): string {
  return useContext(Context);
}
