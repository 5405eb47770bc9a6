import type { BlockShown, DraftBlock } from './entities.ts';

/** When and where a page is looked at. */
export interface Seeing {
  /** By the shop’s clocks, ISO 8601 date. */
  day: string;
  /** Id of the city. */
  city: number;
}

/** Of a block about which nothing else is said. */
export const shownAlways: BlockShown = { off: false, from: null, to: null, cities: null };

/** Whether a block is shown that day in that city. Its last day is shown to the end. */
export const isBlockShown = (
  { off, from, to, cities }: BlockShown = shownAlways,
  { day, city }: Seeing,
): boolean =>
  !off && (from === null || from <= day) && (to === null || day <= to) && (cities?.includes(city) ?? true);

/** The block with another say in when and where it is shown; what is always shown says nothing of it. */
export function withShown(block: DraftBlock, change: Partial<BlockShown>): DraftBlock {
  const { shown = shownAlways, ...rest } = block;
  const next = { ...shown, ...change };
  const isAlways = !next.off && next.from === null && next.to === null && next.cities === null;
  return isAlways ? rest : { ...rest, shown: next };
}
