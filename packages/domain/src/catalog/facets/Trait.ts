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
  /** Address of the facet; another one may have the same. */
  code: string;
  /** What tells the facet from all others, and an address of it, too. */
  facet: string;
  /** Name of the facet. */
  title: string;
  unit: string | null;
  /** Address of the value; another one of the facet may have the same. */
  slug: string;
  /** What tells the value from all others of the facet, and an address of it, too. */
  value: string;
  name: string;
  /** What the value is, taken alone. */
  kind: FacetType;
  hex: string | null;
  number: number | null;
  /** Its addresses, `code=slug`, of when it was read otherwise, as a text or a number: it goes on being found by them. */
  former?: readonly string[];
}
