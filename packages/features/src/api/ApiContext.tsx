import type { Api } from '@siren/contract/calls';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const Context = createContext<Api | null>(null);

/** Gives everything below it the shop API: over HTTP in the browser, in process on the server. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <Context value={api}>{children}</Context>;
}

/** The shop API. Throws outside an `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(Context);
  if (!api) throw new Error('useApi needs an <ApiProvider> above it');
  return api;
}
