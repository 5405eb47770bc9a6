import type { SearchSort } from '../listing.ts';
import { availabilityOf, compareAvailability } from '../availabilityOf.ts';
import type { ListedGood, ListedOffer } from './ListedGood.ts';

/** A good of a list with the offer that its card shows. */
export interface Listed<Good extends ListedGood = ListedGood> {
  good: Good;
  offer: Good['offers'][number];
  /** Whether it is another one than would stand for the good were nothing chosen. */
  variant: boolean;
}

type Compare = (a: Listed, b: Listed) => number;

const stocked: Compare = (a, b) => Number(b.offer.quantity > 0) - Number(a.offer.quantity > 0);
const cheap: Compare = (a, b) => a.offer.price - b.offer.price;
const hit: Compare = (a, b) => Number(b.good.isHit) - Number(a.good.isHit);
const fresh: Compare = (a, b) =>
  Number(b.good.isNew) - Number(a.good.isNew) || b.good.createdAt - a.good.createdAt;
/** Ids differ: no two goods are equal, so that pages neither repeat nor lose one. */
const placed: Compare = (a, b) => a.good.position - b.good.position || a.good.id - b.good.id;

const popular: Compare = (a, b) => stocked(a, b) || hit(a, b) || placed(a, b);

const available = (a: ListedOffer, b: ListedOffer): number =>
  compareAvailability(availabilityOf(a), availabilityOf(b));
const relevant: Compare = (a, b) => {
  const [level, other] = [a.good.level, b.good.level];
  if (level === undefined || other === undefined) return 0;
  return other - level || available(a.offer, b.offer);
};

/**
 * Orders of a list. In «popular» and «new» what is out of stock comes last; «relevance» is the order given, where
 * goods have levels that of the levels, of equal ones first what can be bought.
 */
export const compareListed: Readonly<Record<SearchSort, Compare>> = {
  relevance: relevant,
  popular,
  'price-asc': (a, b) => cheap(a, b) || popular(a, b),
  'price-desc': (a, b) => cheap(b, a) || popular(a, b),
  new: (a, b) => stocked(a, b) || fresh(a, b) || hit(a, b) || placed(a, b),
};

/**
 * Order of one good's offers for its card: what can be bought, then what is there at all, then the cheapest; of
 * equal ones the first in the order to show.
 */
export function compareOffers(a: ListedOffer, b: ListedOffer): number {
  return available(a, b) || a.price - b.price;
}
