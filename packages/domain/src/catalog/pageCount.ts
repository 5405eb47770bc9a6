/** Goods on one page of a section or of search results. */
export const SECTION_PAGE_SIZE = 24;

/** How many pages so many goods fill; an empty list still has its one page. */
export function pageCount(total: number, size = SECTION_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}
