/** A list that something was taken out of. */
export interface TakenOut<Item> {
  before: readonly Item[];
  after: readonly Item[];
  /** Whether staff had set the list before. */
  byHand: boolean;
}

/**
 * The list that has again what was taken out, in its place; null where the list goes back to the feed or the shop, whose it was:
 * nothing else of it has changed since.
 *
 * @param present the list now @param keyOf tells one of it from another
 */
export function broughtBack<Item>(
  { before, after, byHand }: TakenOut<Item>,
  present: readonly Item[],
  keyOf: (item: Item) => number | string,
): readonly Item[] | null {
  if (!byHand && JSON.stringify(present) === JSON.stringify(after)) return null;
  const isIn = (list: readonly Item[], item: Item) => list.some((one) => keyOf(one) === keyOf(item));
  return before.reduce<readonly Item[]>(
    (list, item, at) => (isIn(after, item) || isIn(list, item) ? list : list.toSpliced(at, 0, item)),
    present,
  );
}
