import type { PickupPlan } from '@siren/domain/pickup';

/** What the choice of a store and the buyer's form, which keeps it, tell one another. */
export interface PickupDesk {
  /** Id of the store that was chosen, be it one that is not to be had here; null for none. */
  chosen: number | null;
  /** The same where it can give the order, with its day; null else. */
  plan: PickupPlan | null;
  /** What is wrong with the choice. */
  problem: 'required' | 'unavailable' | null;
  /** The server refused the store: what stores can give is to be asked anew. */
  refused: boolean;
  choose(store: number): void;
  /** What stores of the city can do for the cart; null while that is not known. */
  offer(plans: readonly PickupPlan[] | null): void;
}
