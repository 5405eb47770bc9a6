import type { SectionPlace } from './entities.ts';

/**
 * Parents after a feed has said its own, parents before children. What staff placed stays, and where a parent of the feed lies in
 * the section itself by what staff placed, the section stays where it is: a tree never closes to a ring.
 */
export function fedPlaces(
  places: readonly (SectionPlace & { byHand: boolean })[],
  told: readonly SectionPlace[],
): Map<number, number | null> {
  const now = new Map(places.map((place) => [place.id, { ...place }]));
  const isBelow = (at: number | null, id: number): boolean =>
    at !== null && (at === id || isBelow(now.get(at)?.parent ?? null, id));
  for (const { id, parent } of told) {
    const own = now.get(id);
    if (own && !own.byHand && !isBelow(parent, id)) own.parent = parent;
  }
  return new Map([...now.values()].map(({ id, parent }) => [id, parent]));
}
