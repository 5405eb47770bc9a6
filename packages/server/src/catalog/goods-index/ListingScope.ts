/** The goods that a list is made of: all of some sections, or products by their ids, the most relevant first. */
export type ListingScope = { sections: readonly number[] } | { products: readonly number[] };
