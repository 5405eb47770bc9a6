import type { Trait } from './Trait.ts';

/** How a list's offers spell one value of a facet. */
export interface Spelling {
  trait: Trait;
  /** Offers that spell it so. */
  offers: number;
}

export interface ValueStats {
  /** See `Trait.value`. */
  value: string;
  /** Goods that have it, each counted once. */
  goods: number;
  /** At least one. */
  spellings: readonly Spelling[];
}

/** What the goods of a list say under one facet, all filters apart. */
export interface FacetStats {
  /** See `Trait.facet`. */
  facet: string;
  /** Goods that say anything, each counted once. */
  goods: number;
  values: readonly ValueStats[];
}
