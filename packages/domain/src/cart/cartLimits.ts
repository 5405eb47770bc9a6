/** How much a cart takes. */
export interface CartLimits {
  rows: number;
  /** Of one row. */
  pieces: number;
}

/** What a shop goes by that says nothing else. */
export const CART_LIMITS: CartLimits = { rows: 200, pieces: 999 };

/** The highest limits that a shop may set: beyond them the contract and the database take nothing. */
export const CART_LIMITS_MAX: CartLimits = { rows: 500, pieces: 9_999 };
