import { takePieces } from './takePieces.ts';
import type { StorePieces, WantedPieces } from './takePieces.ts';

export const pickupStates = ['ready', 'brought', 'lacking'] as const;
/** All goods lie in the store; some are brought from other ones; some cannot be had there. */
export type PickupState = (typeof pickupStates)[number];

/** Whether and how one store can give what is ordered. */
export interface Pickup {
  state: PickupState;
  /** Ids of the stores that send something, in the order asked; empty where nothing has to be sent. */
  from: number[];
  /** Offers of which the store cannot give as many pieces as are wanted. */
  missing: number[];
}

/** The wanted pieces, one entry an offer. */
function gathered(wanted: readonly WantedPieces[]): WantedPieces[] {
  const sums = new Map<number, number>();
  for (const { offer, quantity } of wanted) sums.set(offer, (sums.get(offer) ?? 0) + quantity);
  return [...sums].map(([offer, quantity]) => ({ offer, quantity }));
}

/** Whether a store can give all that is wanted out of the stock of its region, and from where that comes. */
export function pickupAt(
  store: number,
  wanted: readonly WantedPieces[],
  stock: readonly StorePieces[],
): Pickup {
  const given = gathered(wanted).map((one) => ({ one, ...takePieces(stock, one, store) }));
  const missing = given.filter((entry) => entry.missing > 0).map(({ one }) => one.offer);
  const senders = given.flatMap(({ taken }) => taken.map((entry) => entry.store));
  const from = [...new Set(senders.filter((sender) => sender !== store))];
  if (missing.length > 0) return { state: 'lacking', from: [], missing };
  return { state: from.length > 0 ? 'brought' : 'ready', from, missing };
}
