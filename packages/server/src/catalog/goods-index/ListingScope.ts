/** The goods that a list is made of: all of some sections, or products by their ids, the most relevant first. */
export type ListingScope = { sections: readonly number[] } | RankedGoods;

/** Products by their ids, the most relevant first. */
export interface RankedGoods {
  products: readonly number[];
  /**
   * How relevant each of them is: of equally relevant ones those come first that can be bought, then those that stand
   * in a store at all. Without it their order is kept.
   */
  levels?: readonly number[] | undefined;
  /** How much of what was asked for offers say, by their ids: of a product the one that says most stands for it. */
  offers?: ReadonlyMap<number, number>;
}
