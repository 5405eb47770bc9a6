import type { Trait } from './Trait.ts';

/** How a list's offers spell one value of a facet. */
export interface Spelling {
  trait: Trait;
  /** Offers that spell it so. */
  offers: number;
}

export interface ValueStats {
  slug: string;
  /** Goods that have it, each counted once. */
  goods: number;
  /** At least one. */
  spellings: readonly Spelling[];
}

/** What the goods of a list say under one code, all filters apart. */
export interface FacetStats {
  code: string;
  /** Goods that say anything, each counted once. */
  goods: number;
  values: readonly ValueStats[];
}
