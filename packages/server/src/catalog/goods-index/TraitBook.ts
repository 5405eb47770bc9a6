import type { Trait } from '@siren/domain/catalog';

/** Every trait that offers have, once, under a number; so are the values and facets that traits belong to. */
export interface TraitBook {
  /** By number. */
  traits: readonly Trait[];
  /** Number of the value by that of the trait: spellings of one value share it. */
  valueOf: readonly number[];
  /** Number of the facet by that of the value. */
  facetOf: readonly number[];
  /** What tells them apart (`Trait.facet`), by number. */
  facets: readonly string[];
  /** Number of the trait, a new one where it was not known. */
  add(trait: Trait): number;
  /** Number of a value, see `Trait.facet` and `Trait.value`. */
  value(facet: string, value: string): number | undefined;
}

/** Numbers for texts, in the order in which they are first asked for. */
function createNumbers() {
  const numbers = new Map<string, number>();
  const add = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  return { add, get: (text: string) => numbers.get(text) };
}

const valueText = (facet: string, value: string) => `${facet}=${value}`;

export function createTraitBook(): TraitBook {
  const [traitNumbers, valueNumbers, facetNumbers] = [createNumbers(), createNumbers(), createNumbers()];
  const traits: Trait[] = [];
  const valueOf: number[] = [];
  const facetOf: number[] = [];
  const facets: string[] = [];
  return {
    traits,
    valueOf,
    facetOf,
    facets,
    add(trait) {
      const number = traitNumbers.add(JSON.stringify(trait));
      if (number < traits.length) return number;
      const value = valueNumbers.add(valueText(trait.facet, trait.value));
      const facet = facetNumbers.add(trait.facet);
      traits.push(trait);
      valueOf.push(value);
      facetOf[value] = facet;
      facets[facet] = trait.facet;
      return number;
    },
    value: (facet, value) => valueNumbers.get(valueText(facet, value)),
  };
}
