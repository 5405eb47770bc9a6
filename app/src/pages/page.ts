import type { Resource } from '@siren/features/api';
import type { ComponentType } from 'react';

/** What an address says: path parameters and query. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** One page of the shop: its address, its code and the data it starts with. */
export interface Page {
  /** Pattern of the router. */
  path: string;
  /** Name of the feature folder that `load` imports: finds the page's files in the build's manifest. */
  feature: string;
  load(): Promise<ComponentType>;
  resources(address: Address): Resource[];
  /** Whether the address is valid at all; where it is not, the page is a fatal 404 (specification §2). */
  isValid?(address: Address): boolean;
}
