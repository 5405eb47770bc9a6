import type { ListedOffer } from './list/ListedGood.ts';

/** What can be had of an offer, the best first; also values of the facet «Наличие». */
export const availabilities = ['in-stock', 'exposition', 'out-of-stock'] as const;
export type Availability = (typeof availabilities)[number];

/** Code of the facet of availabilities. */
export const AVAILABILITY = 'stock';

/** What can be had of an offer: what stands for exposition only cannot be bought, however many pieces there are. */
export function availabilityOf({
  quantity,
  exposition,
}: Pick<ListedOffer, 'quantity' | 'exposition'>): Availability {
  if (quantity <= 0) return 'out-of-stock';
  return exposition ? 'exposition' : 'in-stock';
}

/** Order of availabilities, the best first. */
export const compareAvailability = (a: Availability, b: Availability): number =>
  availabilities.indexOf(a) - availabilities.indexOf(b);
