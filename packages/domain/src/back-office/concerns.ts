import { can } from '../account/index.ts';
import type { Permission } from '../account/index.ts';

/** Whom a piece of news concerns. */
export interface NewsConcern {
  /** The store that it is about; null where it is about none. */
  store: number | null;
  /** What it takes to act on it; null where everybody can. */
  needs: Permission | null;
}

/** Who reads news. */
export interface NewsReader {
  permissions: readonly string[];
  /** Ids of the stores that they are bound to; null for all stores. */
  stores: readonly number[] | null;
}

/** Whether a piece of news is for somebody: they may act on it, and its store, where it has one, is theirs. */
export const concerns = ({ store, needs }: NewsConcern, { permissions, stores }: NewsReader): boolean =>
  (needs === null || can(permissions, needs)) &&
  (store === null || stores === null || stores.includes(store));
