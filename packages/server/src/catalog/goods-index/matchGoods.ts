import { AVAILABILITY, availabilities, chosenValues } from '@siren/domain/catalog';
import type { Choice, ListingQuery, NumberRange } from '@siren/domain/catalog';
import type { IndexView } from './IndexView.ts';
import { marksAt } from './IndexView.ts';
import { availabilityOf, isBetter } from './isBetter.ts';

export interface Matches {
  /** Numbers of the offers that stand for the goods found, in the order of the list. */
  offers: Int32Array;
  /** Goods by number of the value, see `FacetValue.count`. */
  counts: Int32Array;
  prices: NumberRange | null;
}

/** Which choice an offer fails, where it is one at most. */
const NONE = -1;
const SEVERAL = -2;

/** 1 for the availabilities that are wanted, by `availabilityOf`. */
type IsWanted = Uint8Array;

const isWantedBy = (choice: Choice | undefined): IsWanted =>
  Uint8Array.from(availabilities.toReversed(), (one) =>
    Number(!choice || choice.parts.some(({ slugs }) => slugs.has(one))),
  );

interface Counted {
  good: number;
  availability: number;
  /** The choice whose facets alone count; less than 0 where all do. */
  failed: number;
}

/** Numbers of the values that are chosen. */
const valuesOf = (book: IndexView['book'], { parts }: Choice): number[] =>
  parts.flatMap((part) =>
    [...chosenValues(part)].flatMap((value) => book.value(part.shape.facet, value) ?? []),
  );

/** A function that says which choice an offer fails. */
const createCheck = ({ book, table }: IndexView, choices: readonly Choice[]) => {
  const { firstTrait, values } = table;
  const choiceOf = new Int32Array(book.facetOf.length).fill(-1);
  for (const [at, choice] of choices.entries()) {
    for (const value of valuesOf(book, choice)) choiceOf[value] = at;
  }
  /** The last offer that met a choice, by choice. */
  const metBy = new Int32Array(choices.length).fill(-1);
  /** How many choices these values meet that the offer did not meet before. */
  const meets = (said: Int32Array, first: number, end: number, offer: number) => {
    let met = 0;
    for (let at = first; at < end; at += 1) {
      const choice = choiceOf[said[at] ?? 0] ?? -1;
      if (choice < 0 || metBy[choice] === offer) continue;
      metBy[choice] = offer;
      met += 1;
    }
    return met;
  };
  return (offer: number, marks: Int32Array): number => {
    if (choices.length === 0) return NONE;
    const met =
      meets(values, firstTrait[offer] ?? 0, firstTrait[offer + 1] ?? 0, offer) +
      meets(marks, 0, marks.length, offer);
    if (met === choices.length) return NONE;
    return met === choices.length - 1 ? metBy.findIndex((last) => last !== offer) : SEVERAL;
  };
};

/**
 * A function that counts goods by value, each good once and by the best availability among its offers that have the
 * value; offers that fail one choice count for its facets alone.
 */
const createCounter = ({ book, table }: IndexView, choices: readonly Choice[], isWanted: IsWanted) => {
  const { firstTrait, values } = table;
  const counts = new Int32Array(book.facetOf.length);
  const lastGood = new Int32Array(book.facetOf.length).fill(-1);
  const best = new Uint8Array(book.facetOf.length);
  const facetOf = Int32Array.from(book.facetOf);
  const choiceOf = Int32Array.from(book.facets, (facet) =>
    choices.findIndex(({ facets }) => facets.includes(facet)),
  );
  const addAll = (said: Int32Array, first: number, end: number, { good, failed, availability }: Counted) => {
    for (let at = first; at < end; at += 1) {
      const value = said[at] ?? 0;
      const isKnown = lastGood[value] === good;
      const before = best[value] ?? 0;
      if ((isKnown && availability <= before) || (failed >= 0 && choiceOf[facetOf[value] ?? 0] !== failed))
        continue;
      lastGood[value] = good;
      best[value] = availability;
      const known = isKnown ? (isWanted[before] ?? 0) : 0;
      counts[value] = (counts[value] ?? 0) + (isWanted[availability] ?? 0) - known;
    }
  };
  return {
    counts,
    add(offer: number, marks: Int32Array, counted: Counted) {
      addAll(values, firstTrait[offer] ?? 0, firstTrait[offer + 1] ?? 0, counted);
      addAll(marks, 0, marks.length, counted);
    },
  };
};

const createPrices = () => {
  let range: NumberRange | null = null;
  return {
    range: () => range,
    add(price: number) {
      if (range === null) range = { min: price, max: price };
      else if (price < range.min) range.min = price;
      else if (price > range.max) range.max = price;
    },
  };
};

/** Counts of goods by their availability: each has one. */
const countAvailabilities = ({ book }: IndexView, counts: Int32Array, goods: Int32Array) => {
  for (const [at, slug] of availabilities.toReversed().entries()) {
    const value = book.value(AVAILABILITY, slug);
    if (value !== undefined) counts[value] = goods[at] ?? 0;
  }
};

/**
 * Which goods have an offer that meets everything chosen, and how many there would be with every other value. Of a
 * good the offer stands for it that says most of what is `asked` for. Its availability is the best of its offers that
 * meet everything else: where availabilities are chosen an offer of that one stands for it.
 */
export function matchGoods(
  view: IndexView,
  goods: Int32Array,
  all: readonly Choice[],
  { priceFrom, priceTo }: Pick<ListingQuery, 'priceFrom' | 'priceTo'>,
  asked: ReadonlyMap<number, number>,
): Matches {
  const { firstOffer, offerId } = view.table;
  const { price: priceOf } = view.columns;
  const [from, to] = [priceFrom ?? 0, priceTo ?? Infinity];
  const chosen = all.find(({ facets }) => facets.includes(AVAILABILITY));
  const isWanted = isWantedBy(chosen);
  const choices = all.filter((choice) => choice !== chosen);
  const check = createCheck(view, choices);
  const counter = createCounter(view, choices, isWanted);
  const prices = createPrices();
  const found = new Int32Array(goods.length);
  const available = new Int32Array(availabilities.length);
  let total = 0;

  const saidBy = (offer: number) => (asked.size > 0 && asked.get(offerId[offer] ?? 0)) || 0;
  const isRather = (offer: number, other: number) => {
    if (chosen && availabilityOf(view, offer) !== availabilityOf(view, other)) {
      return availabilityOf(view, offer) > availabilityOf(view, other);
    }
    const more = saidBy(offer) - saidBy(other);
    return more === 0 ? isBetter(view, offer, other) : more > 0;
  };
  /** Counts one offer; tells whether it meets everything but perhaps the availability. */
  const take = (offer: number, good: number, availability: number) => {
    const price = priceOf[offer] ?? 0;
    if (price === 0) return false;
    const { values: marks } = marksAt(view, offer);
    const failed = check(offer, marks);
    if (failed === SEVERAL) return false;
    if (failed === NONE && isWanted[availability]) prices.add(price);
    if (price < from || price > to) return false;
    counter.add(offer, marks, { good, failed, availability });
    return failed === NONE;
  };

  for (const good of goods) {
    const end = firstOffer[good + 1] ?? 0;
    let shown = -1;
    let best = -1;
    for (let offer = firstOffer[good] ?? 0; offer < end; offer += 1) {
      const availability = availabilityOf(view, offer);
      if (!take(offer, good, availability)) continue;
      if (availability > best) best = availability;
      if (shown < 0 || isRather(offer, shown)) shown = offer;
    }
    if (best < 0) continue;
    available[best] = (available[best] ?? 0) + 1;
    if (!isWanted[best]) continue;
    found[total] = shown;
    total += 1;
  }
  countAvailabilities(view, counter.counts, available);
  return { offers: found.subarray(0, total), counts: counter.counts, prices: prices.range() };
}
