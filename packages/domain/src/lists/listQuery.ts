export const listDirections = ['ascending', 'descending'] as const;
export type ListDirection = (typeof listDirections)[number];

/** Rows of a page; a list may ask for fewer. */
export const LIST_SIZE = 50;
export const LIST_SIZE_MAX = 200;
