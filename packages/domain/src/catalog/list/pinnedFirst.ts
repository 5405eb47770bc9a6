/**
 * What is pinned stands first, in the order of the pins; all else follows as it stood. Pins that are not among them are passed
 * over.
 */
export function pinnedFirst<One>(
  ordered: readonly One[],
  pins: readonly number[],
  idOf: (one: One) => number,
): One[] {
  const placeOf = new Map(pins.map((id, at) => [id, at]));
  const place = (one: One) => placeOf.get(idOf(one)) ?? pins.length;
  return ordered.toSorted((a, b) => place(a) - place(b));
}
