import { badges } from './entities.ts';
import type { Badge } from './entities.ts';
import { discountPercent } from './discountPercent.ts';

/** What the badges of a good follow from. Prices in roubles. */
export interface BadgeFacts {
  isNew: boolean;
  isHit: boolean;
  price: number;
  oldPrice: number | null;
  exposition: boolean;
}

/** Badges of a good, in the order of `badges`; «sale» from a discount of one whole percent. */
export function badgesOf({ isNew, isHit, price, oldPrice, exposition }: BadgeFacts): Badge[] {
  const shown: Record<Badge, boolean> = {
    new: isNew,
    hit: isHit,
    sale: discountPercent(price, oldPrice) > 0,
    exposition,
  };
  return badges.filter((badge) => shown[badge]);
}
