/** A place that there is, counted from 0. */
export const validPlace = (place: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(place) || 0));

/** The list with one item taken from its place and put in another; moving it back gives the list that was. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(validPlace(from, list.length), 1);
  return rest.toSpliced(validPlace(to, list.length), 0, ...list.slice(from, from + 1));
}

/** Where a key takes a lifted item, or null for a key that means nothing here. */
export function placeByKey(key: string, place: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  };
  const next = places[key];
  return next === undefined ? null : validPlace(next, count);
}
