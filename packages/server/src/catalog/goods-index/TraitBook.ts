import type { Trait } from '@siren/domain/catalog';

/** Every trait that offers have, once, under a number; so are the values and facets that traits belong to. */
export interface TraitBook {
  /** By number. */
  traits: readonly Trait[];
  /** Number of the value by that of the trait: spellings of one value share it. */
  valueOf: readonly number[];
  /** Number of the facet by that of the value. */
  facetOf: readonly number[];
  facets: readonly string[];
  /** Number of the trait, a new one where it was not known. */
  add(trait: Trait): number;
  /** Number of a value. */
  value(code: string, slug: string): number | undefined;
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

const valueText = (code: string, slug: string) => `${code}=${slug}`;

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
      const value = valueNumbers.add(valueText(trait.code, trait.slug));
      const facet = facetNumbers.add(trait.code);
      traits.push(trait);
      valueOf.push(value);
      facetOf[value] = facet;
      facets[facet] = trait.code;
      return number;
    },
    value: (code, slug) => valueNumbers.get(valueText(code, slug)),
  };
}
