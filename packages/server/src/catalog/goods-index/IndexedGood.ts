import type { ListedOffer } from '@siren/domain/catalog';

/** An offer in one region that sells it. Money in roubles. */
export interface SoldIn {
  region: number;
  price: number;
  oldPrice: number | null;
  /** Pieces in the stores of the region. */
  quantity: number;
}

export interface IndexedOffer extends Pick<ListedOffer, 'id' | 'exposition' | 'params' | 'options'> {
  /** Whether it has a picture. */
  pictured: boolean;
  sold: readonly SoldIn[];
}

/** A good as the index takes it in: what lists of all regions ask about it. */
export interface IndexedGood {
  id: number;
  section: number;
  brand: string | null;
  isHit: boolean;
  /** Ids of badges that staff put on it. */
  handBadges: readonly number[];
  /** ms since 1970 until which it counts as new; 0 where it does not. */
  newUntil: number;
  createdAt: number;
  position: number;
  /** Active offers in the order to show. */
  offers: readonly IndexedOffer[];
}
