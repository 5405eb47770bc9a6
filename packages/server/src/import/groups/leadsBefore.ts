/**
 * Whether the first of two ids of a product's offers is the one that describes it: the shorter one, else the one that comes
 * first, so that the order of a feed says nothing.
 */
export const leadsBefore = (a: string, b: string): boolean =>
  a.length === b.length ? a < b : a.length < b.length;
