import type { Resource } from '@siren/features/api';
import type { ComponentType } from 'react';

/** What an address says: path parameters and query. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Answers that are at hand, by cache key. */
export type ReadAnswer = (key: string) => unknown;

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
  /** Names of what must let a visitor in: see `guards.ts`. */
  guards?: readonly string[];
  /** Whether search engines may keep the page at this address. @default yes */
  isIndexed?(address: Address): boolean;
  /** Fetches what is seen first of the page, pictures, once its code and data were loaded ahead of a click. */
  warm?(address: Address, read: ReadAnswer): Promise<void>;
}
