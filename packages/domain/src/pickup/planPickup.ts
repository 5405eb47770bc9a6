import type { Store, StoreHours } from '../regions/index.ts';
import { pickupAt } from './pickupAt.ts';
import type { Pickup } from './pickupAt.ts';
import { pickupDate } from './pickupDate.ts';
import type { PickupMoment } from './pickupDate.ts';
import type { StorePieces, WantedPieces } from './takePieces.ts';

/** What one store can do for an order. */
export interface PickupPlan extends Pickup {
  /** Id. */
  store: number;
  /** The first day it can be fetched, ISO 8601; null where that is agreed later, and where something is lacking. */
  date: string | null;
}

export interface PickupOrder {
  /** Code of the city it is fetched in: stores of other ones are none of its. */
  city: string;
  wanted: readonly WantedPieces[];
  /** Of what is wanted, in all stores of the region. */
  stock: readonly StorePieces[];
}

/** Stores of the order's city with what each can do for it: what a buyer is shown, and what an order is held to. */
export function planPickup(
  stores: readonly (Pick<Store, 'id' | 'city'> & StoreHours)[],
  { city, wanted, stock }: PickupOrder,
  moment: PickupMoment,
): PickupPlan[] {
  return stores
    .filter((store) => store.city === city)
    .map((store) => {
      const pickup = pickupAt(store.id, wanted, stock);
      return { store: store.id, ...pickup, date: pickupDate(store, pickup.state, moment) };
    });
}
