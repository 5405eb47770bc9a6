export const listDirections = ['ascending', 'descending'] as const;
export type ListDirection = (typeof listDirections)[number];

/** Rows of a page; a list may ask for fewer. */
export const LIST_SIZE = 50;
export const LIST_SIZE_MAX = 200;

/** The last page that can be asked for. */
export const PAGE_MAX = 1_000_000;
/** Signs of a search at most. */
export const QUERY_MAX = 200;
