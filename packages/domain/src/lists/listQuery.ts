export const listDirections = ['ascending', 'descending'] as const;
export type ListDirection = (typeof listDirections)[number];

/** Rows of a page; a list may ask for fewer. */
export const LIST_SIZE = 50;
export const LIST_SIZE_MAX = 200;

/** What is asked of any list of the staff. */
export interface ListQuery<Filters = Record<string, unknown>, Sort extends string = string> {
  /** What was typed into the search; empty for everything. */
  query: string;
  /** Only rows that fit all of them; what is left out does not matter. */
  filters: Filters;
  sort: { key: Sort; direction: ListDirection };
  /** From 1. A page beyond the last one has no rows. */
  page: number;
  size: number;
}
