import type { FacetType, FacetValue, NumberRange } from '../listing.ts';

/** A value of a facet, counts and choice apart. */
export interface ShapeValue extends Pick<FacetValue, 'slug' | 'name' | 'hex' | 'popular'> {
  /** See `Trait.value`. */
  value: string;
  /** Its address where no other value of the list has the same. */
  plain: string;
  /** The plain addresses of all its spellings: what was given out means each value that has it. */
  plains: readonly string[];
  number: number | null;
  /** See `Trait.former`. */
  former: readonly string[];
}

/** A facet of a list as its goods make it: the same whatever is chosen. */
export interface FacetShape {
  code: string;
  /** See `Trait.facet`. */
  facet: string;
  /** Its code where no other facet of the list has the same. */
  plain: string;
  /** The plain codes of all spellings of its name and unit; those that share one are one choice, see `Choice`. */
  plains: readonly string[];
  name: string;
  type: FacetType;
  unit: string | null;
  /** In the order to show. */
  values: readonly ShapeValue[];
  range: NumberRange | null;
  /** Whether it helps to choose; another one is shown only while something of it is chosen. */
  helps: boolean;
}
