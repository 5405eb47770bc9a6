/** `sold`: shoppers see it; `hidden`: staff hid it; `gone`: its source has it no more. */
export const goodStates = ['sold', 'hidden', 'gone'] as const;
export type GoodState = (typeof goodStates)[number];

/** Whether there are pieces of it in any store. */
export const goodStocks = ['in', 'out'] as const;
export type GoodStock = (typeof goodStocks)[number];

/** Filters of the list; what is left out does not matter. */
export interface GoodFilters {
  /** Ids of sections; what lies in those below counts. */
  section?: number[];
  brand?: string[];
  /** Ids of badges, whoever puts them on goods. */
  badge?: number[];
  stock?: GoodStock[];
  state?: GoodState[];
  /** The least and the greatest price of a variant in any region, roubles. */
  priceFrom?: number;
  priceTo?: number;
  noPicture?: true;
  byHand?: true;
}

/** What the list can be put in order by; the first one, descending, is what it begins with. */
export const goodSorts = ['changed', 'name', 'price'] as const;
