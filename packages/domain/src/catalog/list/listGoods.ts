import { firstBadges } from '../badges.ts';
import type { KnownBadge } from '../badges.ts';
import { AVAILABILITY, availabilities, availabilityOf } from '../availabilityOf.ts';
import type { Availability } from '../availabilityOf.ts';
import {
  choicesOf,
  chosenValues,
  describeFacets,
  offerTraits,
  ownFilters,
  showFacets,
} from '../facets/index.ts';
import type { Choice, Trait } from '../facets/index.ts';
import type { FacetFilters, Listing, ListingQuery, NumberRange } from '../listing.ts';
import { SECTION_PAGE_SIZE, pageCount } from '../pageCount.ts';
import { collectStats } from './collectStats.ts';
import { compareListed, compareOffers } from './compareListed.ts';
import type { Listed } from './compareListed.ts';
import type { ListedGood, ListedOffer } from './ListedGood.ts';
import { pinnedFirst } from './pinnedFirst.ts';

/** A page of a list, its cards still to be made. */
export interface ListedPage<Good extends ListedGood = ListedGood> extends Omit<Listing, 'items'> {
  /** The goods of the page with the offers that their cards show. */
  listed: Listed<Good>[];
}

interface Candidate<Good extends ListedGood> extends Listed<Good> {
  traits: Trait[];
  availability: Availability;
}

const ALL: ReadonlySet<string> = new Set(availabilities);

type Prices = Pick<ListingQuery, 'priceFrom' | 'priceTo'>;

const isPriced = ({ price }: ListedOffer, { priceFrom, priceTo }: Prices) =>
  (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo);

const isChosen = (traits: readonly Trait[], { parts }: Choice) =>
  parts.some((part) => {
    const values = chosenValues(part);
    return traits.some(({ facet, value }) => facet === part.shape.facet && values.has(value));
  });

/** Whether an offer meets all choices but that of the facet and of the availability, which is a good's. */
const isMet = (choices: readonly Choice[], traits: readonly Trait[], facet: string | null) =>
  choices.every(
    (choice) =>
      choice.facets.includes(AVAILABILITY) ||
      (facet !== null && choice.facets.includes(facet)) ||
      isChosen(traits, choice),
  );

/** The pins of a list that nothing narrows; none of another one. */
export const pinsIn = (
  { pins = [], priceFrom, priceTo }: ListingQuery,
  filters: FacetFilters,
): readonly number[] =>
  priceFrom === null && priceTo === null && Object.keys(filters).length === 0 ? pins : [];

const inOrder = <Good extends ListedGood>(
  listed: readonly Listed<Good>[],
  query: ListingQuery,
  filters: FacetFilters,
): Listed<Good>[] => {
  const ordered = listed.toSorted(compareListed[query.sort]);
  return pinnedFirst(ordered, pinsIn(query, filters), ({ good }) => good.id);
};

const rangeOf = (prices: readonly number[]): NumberRange | null => {
  const sorted = prices.toSorted((a, b) => a - b);
  const [min] = sorted;
  return min === undefined ? null : { min, max: sorted.at(-1) ?? min };
};

/**
 * The offers of each good that have the best availability among its own, where that is one of the wanted: so each good
 * has one availability.
 */
const availableAs = <Good extends ListedGood>(
  candidates: readonly Candidate<Good>[],
  wanted: ReadonlySet<string>,
): Candidate<Good>[][] =>
  [...Map.groupBy(candidates, ({ good }) => good.id).values()].flatMap((own) => {
    const best = availabilities.find((one) => own.some(({ availability }) => availability === one));
    return best && wanted.has(best) ? [own.filter(({ availability }) => availability === best)] : [];
  });

/**
 * A page of those goods that have an offer which meets all filters and the price at once; that offer is what the
 * card shows. The availability of a good is the best of its offers that meet everything else, so that the counts of
 * availabilities add up to the list. This is the rule itself, as plain as can be: it reads everything anew for every
 * count. A server that answers quicker must answer the same.
 *
 * @param goods those of the section or the search, in order of relevance
 * @param known the badges of the shop
 * @param asked how much of what is searched for an offer says, by its id; of a good the one that says most is shown
 */
export function listGoods<Good extends ListedGood>(
  goods: readonly Good[],
  query: ListingQuery,
  asked: ReadonlyMap<number, number> = new Map(),
  known: readonly KnownBadge[] = firstBadges,
): ListedPage<Good> {
  const candidates = goods.flatMap((good): Candidate<Good>[] =>
    good.offers
      .toSorted(compareOffers)
      .map((offer: Good['offers'][number], at) => ({
        ...{ good, offer, variant: at > 0 },
        traits: offerTraits(good, offer, known),
        availability: availabilityOf(offer),
      }))
      .toSorted((a, b) => (asked.get(b.offer.id) ?? 0) - (asked.get(a.offer.id) ?? 0)),
  );
  const shapes = describeFacets(collectStats(candidates), { goods: goods.length, offers: candidates.length });
  const filters = ownFilters(shapes, query.filters);
  const choices = choicesOf(shapes, filters);
  const wanted = choices
    .flatMap(({ parts }) => parts)
    .find(({ shape }) => shape.code === AVAILABILITY)?.slugs;

  const meets = ({ traits }: Candidate<Good>, facet: string | null) => isMet(choices, traits, facet);
  const priced = candidates.filter(({ offer }) => isPriced(offer, query));
  const countOf = (facet: string, value: string) => {
    const others = priced.filter((candidate) => meets(candidate, facet));
    if (facet === AVAILABILITY) return availableAs(others, new Set([value])).length;
    const having = others.filter(({ traits }) =>
      traits.some((trait) => trait.facet === facet && trait.value === value),
    );
    return availableAs(having, wanted ?? ALL).length;
  };

  const meeting = priced.filter((candidate) => meets(candidate, null));
  const found = wanted
    ? availableAs(meeting, wanted)
    : [...Map.groupBy(meeting, ({ good }) => good.id).values()];
  const listed = found.flatMap((own) =>
    own.slice(0, 1).map(({ good, offer, variant }) => ({ good, offer, variant })),
  );
  const total = listed.length;
  const pages = pageCount(total);
  const page = Math.min(query.page, pages);
  const from = (page - 1) * SECTION_PAGE_SIZE;
  return {
    filters,
    facets: showFacets(shapes, choices, countOf),
    prices: rangeOf(
      candidates
        .filter((candidate) => meets(candidate, null) && (wanted ?? ALL).has(candidate.availability))
        .map(({ offer }) => offer.price),
    ),
    listed: inOrder(listed, query, filters).slice(from, from + SECTION_PAGE_SIZE),
    total,
    page,
    pages,
    sort: query.sort,
  };
}
