/** Selected goods as a coupon sees them; each offer at most once. */
export interface CouponLine {
  offer: number;
  /** Ids of all sections that the good lies in, those above included. */
  sections: readonly number[];
  /** Id of its brand; null where it has none that staff know. */
  brand: number | null;
  /** Roubles for a piece before the coupon. */
  price: number;
  /** Whole pieces, at least 1. */
  quantity: number;
}
