import type { SaidParam } from '../facets/Trait.ts';

/** An offer as lists see it in one region. Money in roubles. */
export interface ListedOffer {
  id: number;
  price: number;
  oldPrice: number | null;
  /** Pieces in the stores of the region. */
  quantity: number;
  exposition: boolean;
  params: readonly SaidParam[];
  /** What tells it from its siblings. */
  options: readonly Omit<SaidParam, 'unit'>[];
}

/** A good as lists see it in one region: at least one offer is sold there. */
export interface ListedGood<Offer extends ListedOffer = ListedOffer> {
  id: number;
  brand: string | null;
  isHit: boolean;
  isNew: boolean;
  /** Ids of badges that staff put on it. @default none */
  handBadges?: readonly number[];
  /** ms since 1970 */
  createdAt: number;
  /** Lower comes first in «popular». */
  position: number;
  /** How relevant it is to a search that tells so. */
  level?: number | undefined;
  /** In the order to show. */
  offers: readonly Offer[];
}
