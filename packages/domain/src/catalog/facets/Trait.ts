import type { FacetType } from '../listing.ts';

/** A param or an option, as far as lists of goods ask. */
export interface SaidParam {
  name: string;
  value: string;
  unit: string | null;
  /** `#rrggbb` of a colour; null elsewhere. */
  hex: string | null;
}

/** One thing that an offer can be found by: a value of a facet, as this offer spells it. */
export interface Trait {
  /** Address of the facet. */
  code: string;
  /** Name of the facet. */
  title: string;
  unit: string | null;
  /** Address of the value. */
  slug: string;
  name: string;
  /** What the value is, taken alone. */
  kind: FacetType;
  hex: string | null;
  number: number | null;
}
