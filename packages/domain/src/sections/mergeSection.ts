import type { SectionPlace, SectionUses } from './entities.ts';
import { isWithin } from './moveSection.ts';

/** One section that goes into another, which stays. */
export interface SectionMerge {
  from: number;
  into: number;
}

/** How much of a section a merge takes along, as whoever asks for it saw it. */
export interface ShownUses {
  goods: number;
  sections: number;
  pages: number;
  coupons: number;
  services: number;
}

/** What a merge says of the uses that were shown. */
export const shownUses = ({ goods, sections, pages, coupons, services }: SectionUses): ShownUses => ({
  ...{ goods, sections: sections.length },
  ...{ pages: pages.length, coupons, services: services.length },
});

/** Whether a section is used as it was shown. */
export const isShownUses = (shown: ShownUses, uses: SectionUses): boolean => {
  const now = shownUses(uses);
  return (Object.keys(now) as (keyof ShownUses)[]).every((kind) => now[kind] === shown[kind]);
};

export type MergeProblem = 'unknown' | 'inside';

/** Why a section cannot become one with another; null where it can. Into what lies in it, it cannot go. */
export function mergeProblem(
  places: readonly SectionPlace[],
  { from, into }: SectionMerge,
): MergeProblem | null {
  const has = (id: number) => places.some((one) => one.id === id);
  if (!has(from) || !has(into)) return 'unknown';
  return isWithin(places, into, from) ? 'inside' : null;
}

/** All sections after a merge: what lay in the one that is gone stands behind what lies in the other. As they were where it cannot be. */
export function mergedSections<Place extends SectionPlace>(
  places: readonly Place[],
  merge: SectionMerge,
): Place[] {
  if (mergeProblem(places, merge) !== null) return [...places];
  const { from, into } = merge;
  const moved = places.filter(({ parent }) => parent === from).map((one) => ({ ...one, parent: into }));
  return [...places.filter(({ id, parent }) => id !== from && parent !== from), ...moved];
}

/** Why a section is not deleted; null where it is. What a feed brings would come back with the next import. */
export function deleteProblem({ made, uses }: { made: boolean; uses: SectionUses }): 'fed' | 'used' | null {
  if (!made || uses.feeds.length > 0) return 'fed';
  const { goods, sections, pages, coupons, services } = uses;
  return goods + sections.length + pages.length + coupons + services.length > 0 ? 'used' : null;
}
