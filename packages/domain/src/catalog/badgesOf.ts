import type { BadgeRule, KnownBadge } from './badges.ts';
import { discountPercent } from './discountPercent.ts';

/** What the badges of a good follow from. Prices in roubles. */
export interface BadgeFacts {
  isNew: boolean;
  isHit: boolean;
  price: number;
  oldPrice: number | null;
  exposition: boolean;
  /** Ids of badges that staff put on it. */
  handBadges: readonly number[];
}

/** Those of the shop's badges that a good has, in their order; one of a sale from a discount of one whole percent. */
export function badgesOf<Known extends Pick<KnownBadge, 'id' | 'rule'>>(
  { isNew, isHit, price, oldPrice, exposition, handBadges }: BadgeFacts,
  known: readonly Known[],
): Known[] {
  const kept: Record<Exclude<BadgeRule, 'hand'>, boolean> = {
    new: isNew,
    hit: isHit,
    sale: discountPercent(price, oldPrice) > 0,
    exposition,
  };
  return known.filter(({ id, rule }) => (rule === 'hand' ? handBadges.includes(id) : kept[rule]));
}
