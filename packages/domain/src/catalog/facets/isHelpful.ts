import type { FacetType } from '../listing.ts';

/** What few goods of a list say is no way through it. */
const SHARE_MIN = 0.05;
/** So many different values of words may stand in any list; more only where each is shared by two goods or more. */
const WORDS_FEW = 8;
const COLORS_FEW = 24;
/**
 * Different bare numbers that need not be shared: beyond them each must be by two goods or more, as an article is not.
 * What has a unit is a measure: one chooses a range of it, and no two goods need be alike.
 */
const NUMBERS_FEW = 30;
/** Values beyond which nobody reads a list of words. */
export const WORDS_MAX = 300;

export interface FacetFacts {
  type: FacetType;
  unit: string | null;
  /** Of the shop itself: stock, badges, brand. */
  isOwn: boolean;
  /** Goods of the list. */
  total: number;
  /** Goods that say anything under the facet. */
  goods: number;
  /** Goods by value. */
  counts: readonly number[];
  /** Whether each offer of the list has each of the values: to choose among them changes nothing. */
  isEverywhere: boolean;
}

const fewEnough = (counts: readonly number[], few: number) =>
  counts.length <= few || counts.length * 2 <= counts.reduce((sum, count) => sum + count, 0);

/** Whether a facet helps to choose: its goods differ in it, enough of them tell it, and values repeat or measure. */
export function isHelpful({ type, unit, isOwn, total, goods, counts, isEverywhere }: FacetFacts): boolean {
  if (isEverywhere) return false;
  const differs = counts.length > 1 || counts.some((count) => count < total);
  if (isOwn) return differs;
  if (goods < total * SHARE_MIN) return false;
  if (type === 'flag') return differs;
  if (counts.length < 2) return false;
  if (type === 'number') return unit !== null || fewEnough(counts, NUMBERS_FEW);
  return counts.length <= WORDS_MAX && fewEnough(counts, type === 'color' ? COLORS_FEW : WORDS_FEW);
}
