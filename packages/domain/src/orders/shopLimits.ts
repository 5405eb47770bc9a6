import type { CartLimits } from '../cart/cartLimits.ts';
import { CART_LIMITS } from '../cart/cartLimits.ts';

/** What orders that nobody has proven may hold at once, of each session, phone and address. */
export interface UnprovenLimits {
  orders: number;
  pieces: number;
}

/** How long goods are kept for an order that has not been paid or proven. */
export interface KeepLimits {
  /** For its money that is to come online, minutes. */
  unpaidMinutes: number;
  /** For the buyer's word, or for the proof that the buyer is who they say, hours. */
  unprovenHours: number;
  /** In its store until it is fetched, days after it was ready. */
  readyDays: number;
  /** How many days after it was handed over an order may come back. */
  returnDays: number;
}

/** How much one buyer may take up. */
export interface ShopLimits {
  cart: CartLimits;
  unproven: UnprovenLimits;
  keep: KeepLimits;
}

/** What a shop goes by that says nothing else. */
export const SHOP_LIMITS: ShopLimits = {
  cart: CART_LIMITS,
  unproven: { orders: 3, pieces: 50 },
  keep: { unpaidMinutes: 30, unprovenHours: 24, readyDays: 5, returnDays: 14 },
};
