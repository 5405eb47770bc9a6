import type { Resource } from '@siren/features/api';
import type { ComponentType } from 'react';

/** What an address says: path parameters and query. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Answers that are at hand, by cache key. */
export type ReadAnswer = (key: string) => unknown;

/** What pages are called (behaviour pages-1): they are counted and found by it, whatever their addresses. */
export type PageName =
  | 'index'
  | 'cart'
  | 'cart-codes'
  | 'cart-checkout'
  | 'search'
  | 'section'
  | 'section-path'
  | 'product-path'
  | 'promo-path'
  | 'lk-login'
  | 'lk-favorites'
  | 'lk-orders'
  | 'lk-orders-id'
  | 'lk-profile'
  | 'lk-handover';

/** One page of the shop: its address, its code and the data it starts with. */
export interface Page {
  name: PageName;
  /** Pattern of the router. */
  path: string;
  /** Name of the feature folder that `load` imports: finds the page's files in the build's manifest. */
  feature: string;
  /**
   * Tells of what somebody has: it is made for each visitor anew, nothing of it is kept by browsers, search engines or
   * the shop.
   * @default no
   */
  own?: true;
  /** Shows sums; their sign has a font of its own. @default no */
  priced?: true;
  load(): Promise<ComponentType>;
  resources(address: Address): Resource[];
  /** Whether the address is valid at all; where it is not, the page is a fatal 404 (behaviour pages-2). */
  isValid?(address: Address): boolean;
  /** Names of what must let a visitor in: see `guards.ts`. */
  guards?: readonly string[];
  /** Whether search engines may keep the page at this address, by what it starts with; nothing `own` is. @default yes */
  isIndexed?(address: Address, read: ReadAnswer): boolean;
  /** Fetches what is seen first of the page, pictures, once its code and data were loaded ahead of a click. */
  warm?(address: Address, read: ReadAnswer): Promise<void>;
}
