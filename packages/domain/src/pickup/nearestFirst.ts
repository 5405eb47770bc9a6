import { distanceKm } from '../regions/index.ts';
import type { Store } from '../regions/index.ts';
import type { PickupState } from './pickupAt.ts';

/** A store of a list with whether it can give what is ordered. */
export interface PickupPlace {
  state: PickupState;
  location: Store['location'];
}

/**
 * Stores that can give the order before those that cannot, each of them the nearest to `from` first; as they were where
 * no place is known. Neither the day nor who has to send something moves a store: it is told beside it.
 */
export function nearestFirst<Place extends PickupPlace>(
  places: readonly Place[],
  from: Store['location'] | null,
): Place[] {
  const far = (place: Place) => (from ? distanceKm(from, place.location) : 0);
  const lacks = ({ state }: Place) => Number(state === 'lacking');
  return places.toSorted((a, b) => lacks(a) - lacks(b) || far(a) - far(b));
}
