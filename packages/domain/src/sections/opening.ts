import { sectionSorts } from '../catalog/index.ts';
import type { SectionSort } from '../catalog/index.ts';

/** Most goods that are pinned to the front of a section. */
export const PINS_MAX = 12;

/** The orders of a section, the one that it opens with first. */
export const openingSorts = (own: SectionSort | null): readonly [SectionSort, ...SectionSort[]] => {
  const first = own ?? sectionSorts[0];
  return [first, ...sectionSorts.filter((sort) => sort !== first)];
};

/** Goods that a section begins with: its pins, then those of its list, each once. @param listed none while the list is not shown */
export const firstGoods = (pins: readonly number[], listed: readonly number[]): readonly number[] => [
  ...new Set([...pins, ...listed]),
];

/** What a list of a section is asked for by: pins stand first in the order alone that the section opens with. */
export function openedSection(
  { sort, pins }: { sort: SectionSort | null; pins: readonly number[] },
  asked: SectionSort | undefined,
): { sort: SectionSort; sorts: readonly [SectionSort, ...SectionSort[]]; pins: readonly number[] } {
  const sorts = openingSorts(sort);
  const wanted = asked ?? sorts[0];
  return { sort: wanted, sorts, pins: wanted === sorts[0] ? pins : [] };
}
