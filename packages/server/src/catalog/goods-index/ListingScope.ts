/** The goods that a list is made of: all of some sections, or products by their ids, the most relevant first. */
export type ListingScope = { sections: readonly number[] } | RankedGoods;

/** Products by their ids, the most relevant first. */
export interface RankedGoods {
  products: readonly number[];
  /** Ids of offers that were asked for: they stand for their products rather than others. */
  offers?: ReadonlySet<number>;
}
