import type { IsOldAnswer } from '../Scene.ts';

/** How long a page of blocks may miss goods that belong on it now, ms: some good changes with every order. */
const MISSING_MS = 5_000;

/** What shows these products, by their ids, as they were chosen after that step of changes. */
interface Showing {
  products: readonly number[];
  step: number;
}

/** Whether a page of blocks is out of date: at once where goods that it shows changed, a while later where any did. */
export const isOldPage: IsOldAnswer<Showing> = (changes, since, page, age) =>
  page
    ? changes.productsChanged(page.products, since) ||
      (age >= MISSING_MS && changes.changed(Math.min(since, page.step)))
    : changes.changed(since);

/** How old a choice of goods may be that shows while the next one is made, ms. */
const LATE_MS = 60_000;

/**
 * The same of which goods it shows. In a large catalogue a choice takes a second, and some good of it changes with every order, or again and
 * again while an import is at work: the one of before shows meanwhile. What is said of its goods is read with the page: those that are sold no
 * more are not there, and prices are those of now.
 */
export const isOldChoice: IsOldAnswer<Showing> = (changes, since, choice, age) => {
  if (choice === undefined || !isOldPage(changes, since, choice, age)) return false;
  return age >= LATE_MS ? true : 'late';
};
