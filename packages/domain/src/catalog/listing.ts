import { sectionSorts } from './entities.ts';
import type { ProductCard } from './entities.ts';

/** What the values of a facet are: words, colours, numbers with a unit, or yes alone. */
export const facetTypes = ['text', 'color', 'number', 'flag'] as const;
export type FacetType = (typeof facetTypes)[number];

export interface FacetValue {
  /** How addresses write it: Latin letters, digits, hyphens; of a number its digits, with a point. */
  slug: string;
  name: string;
  /** `#rrggbb` of a colour; null elsewhere. */
  hex: string | null;
  /** Goods that one would see with it: all other facets and the price as chosen, this facet's other values apart. */
  count: number;
  selected: boolean;
  /** Stands above the list, too: what many look for. */
  popular: boolean;
}

/** Something that goods of a list differ in, made from their own params. */
export interface Facet {
  /** How addresses name it. */
  code: string;
  name: string;
  type: FacetType;
  unit: string | null;
  values: FacetValue[];
  /** Least and greatest number among the goods of the list, filters apart; null where it is no number. */
  range: NumberRange | null;
}

export interface NumberRange {
  min: number;
  max: number;
}

/**
 * Chosen slugs by facet. One facet's values are alternatives, several facets apply together. A facet of numbers also
 * takes a range: `160..200`, `..200`, `160..`.
 */
export type FacetFilters = Readonly<Record<string, readonly string[]>>;

/** Orders of search results: how well they answer the query first. */
export const searchSorts = ['relevance', ...sectionSorts] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What a list is narrowed to: chosen filters, prices in roubles, page from 1. */
export interface ListNarrowing {
  filters: FacetFilters;
  priceFrom: number | null;
  priceTo: number | null;
  page: number;
}

/** Goods as one asks for them. */
export interface ListingQuery extends ListNarrowing {
  sort: SearchSort;
  /** Ids of goods that stand before all others where neither filters nor prices narrow the list. @default none */
  pins?: readonly number[];
}

/** What a good is told by in a list of those that one compares. */
export interface CardParam {
  name: string;
  value: string;
  unit: string | null;
}

/** A card as lists have it. */
export interface ListedCard extends ProductCard {
  params: CardParam[];
  /** Whether it shows another variant than the good's page does by itself: links to it name its offer. */
  variant: boolean;
}

/** A page of goods with what there is to choose from. */
export interface Listing {
  /** What it is narrowed by, in the addresses that its facets have now; what it does not know is left out. */
  filters: Record<string, string[]>;
  /** Addresses of brands that it was asked for by and that lead to others now, by the old ones. @default none */
  moved?: Record<string, string>;
  facets: Facet[];
  /** Least and greatest price of the list, in roubles, the chosen prices apart; null where there are no goods. */
  prices: NumberRange | null;
  items: ListedCard[];
  total: number;
  page: number;
  pages: number;
  sort: SearchSort;
}
