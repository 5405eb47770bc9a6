/** Endings that changed prices are brought to: none, …9, …90, whole tens. */
export const priceRoundings = ['none', 'nine', 'ninety', 'ten'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** What becomes of the former price: it stays, it is the price from before the change, or there is none. */
export const oldPriceWishes = ['leave', 'former', 'clear'] as const;
export type OldPriceWish = (typeof oldPriceWishes)[number];

/** How a price is changed: by a share of it, by a sum, or only rounded. */
export const priceMoves = ['percent', 'sum', 'keep'] as const;
export type PriceMove = (typeof priceMoves)[number];

/** A change by so many percent is the greatest. */
export const PERCENT_MAX = 1_000;

/** A change of many prices. */
export interface PriceChange {
  /** `feed`: they are what the feed says, and nobody's own; the rest of the change means nothing then. */
  move: PriceMove | 'feed';
  /** Percent up to `PERCENT_MAX`, or roubles; at most two decimals, below 0 for down, 0 for `keep` and `feed`. */
  by: number;
  rounding: PriceRounding;
  oldPrice: OldPriceWish;
  /** Ids of regions; null for all. */
  regions: number[] | null;
}

/** What is charged, and what was charged before, roubles. */
export interface PricePair {
  price: number;
  oldPrice: number | null;
}

/** A price as a change finds it. */
export interface PriceFound extends PricePair {
  /** What the feed says; null where no feed has said anything. */
  feed: PricePair | null;
  byHand: boolean;
}

/** Why a price stays: under one rouble, more than an order holds, a former price that is not above it, no ending near, no feed. */
export const priceHindrances = ['low', 'high', 'old_price', 'rounding', 'no_feed'] as const;
export type PriceHindrance = (typeof priceHindrances)[number];

/** What a change makes of a price. */
export type PriceOutcome =
  | { kind: 'changed'; to: PricePair; back: boolean }
  | { kind: 'same' }
  | { kind: 'refused'; why: PriceHindrance };

/** Whether a change can change anything: whoever only keeps prices rounds them, or clears what was before. */
export function isAnyChange({ move, by, rounding, oldPrice }: PriceChange): boolean {
  if (move === 'feed') return true;
  if (move === 'keep') return oldPrice !== 'former' && (rounding !== 'none' || oldPrice === 'clear');
  return by !== 0;
}
