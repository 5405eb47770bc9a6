/** How many pages an address may start with: each is a query, and a grid of more than 240 cards helps nobody. */
export const PAGES_AT_START = 10;

/** The pages that an address starts with: all up to its own, and of very many the last ones. */
export function shownPages(page: number, first = Math.max(1, page - PAGES_AT_START + 1)): number[] {
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}
