import type { SectionPlace } from './entities.ts';
import { childrenOf } from './moveSection.ts';
import type { SectionMove } from './moveSection.ts';

/** Where a section stands. */
export interface SectionSpot {
  /** What it lies in; null at the top. */
  parentId: number | null;
  /** What stands next there; null at the end. */
  beforeId: number | null;
}

/** Where a section stands; null where there is no such section. */
export function spotOf(places: readonly SectionPlace[], id: number): SectionSpot | null {
  const own = places.find((one) => one.id === id);
  if (!own) return null;
  const beside = childrenOf(places, own.parent);
  return { parentId: own.parent, beforeId: beside[beside.indexOf(id) + 1] ?? null };
}

/** The move to where a section stood; to the end there, where what stood next does not lie there any more. */
export const moveTo = (
  places: readonly SectionPlace[],
  section: number,
  { parentId: parent, beforeId }: SectionSpot,
): SectionMove => ({
  ...{ section, parent },
  before: beforeId !== null && childrenOf(places, parent).includes(beforeId) ? beforeId : null,
});
