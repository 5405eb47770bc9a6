/** The most open notifications that a list holds; the newest of them. */
export const OPEN_NEWS_MAX = 200;

/** How much is new, in a number: open notifications of a list, and what else there is. Of a list that is full there may be more: «200+». */
export const newsCount = (open: number, others = 0): string =>
  `${open + others}${open >= OPEN_NEWS_MAX ? '+' : ''}`;
