import { chosenSlugs } from '@siren/domain/catalog';
import type { Choice, ListingQuery, NumberRange } from '@siren/domain/catalog';
import type { IndexView } from './IndexView.ts';
import { offerRoom, readOffer } from './IndexView.ts';

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

/** A function that says which choice an offer's values fail. */
const createCheck = ({ book }: IndexView, choices: readonly Choice[]) => {
  const choiceOf = new Int32Array(book.facetOf.length).fill(-1);
  for (const [at, choice] of choices.entries()) {
    for (const slug of chosenSlugs(choice)) {
      const value = book.value(choice.shape.code, slug);
      if (value !== undefined) choiceOf[value] = at;
    }
  }
  const met = new Int32Array(choices.length);
  let offer = 0;
  return (room: Int32Array, length: number): number => {
    if (choices.length === 0) return NONE;
    offer += 1;
    let failed = choices.length;
    for (let at = 0; at < length; at += 1) {
      const choice = choiceOf[room[at] ?? 0] ?? -1;
      if (choice < 0 || met[choice] === offer) continue;
      met[choice] = offer;
      failed -= 1;
    }
    if (failed === 0) return NONE;
    return failed === 1 ? met.findIndex((last) => last !== offer) : SEVERAL;
  };
};

/** A function that counts goods by value, each good once; offers that fail one choice count for its facet alone. */
const createCounter = ({ book }: IndexView, choices: readonly Choice[]) => {
  const counts = new Int32Array(book.facetOf.length);
  const lastGood = new Int32Array(book.facetOf.length).fill(-1);
  const facets = choices.map(({ shape }) => book.facets.indexOf(shape.code));
  const add = (room: Int32Array, length: number, good: number, failed: number) => {
    const facet = facets[failed];
    for (let at = 0; at < length; at += 1) {
      const value = room[at] ?? 0;
      if (lastGood[value] === good || (facet !== undefined && book.facetOf[value] !== facet)) continue;
      lastGood[value] = good;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  };
  return { counts, add };
};

/** Whether the card shows offer `a` rather than `b`: `compareOffers` of the domain on columns. */
const isBetter = ({ columns, table }: IndexView, a: number, b: number) => {
  const [pieces, otherPieces] = [columns.quantity[a] ?? 0, columns.quantity[b] ?? 0];
  const rank = (offer: number, quantity: number) =>
    quantity > 0 ? 1 + Number(table.exposition[offer] === 0) : 0;
  const difference = rank(a, pieces) - rank(b, otherPieces);
  return difference === 0 ? (columns.price[a] ?? 0) < (columns.price[b] ?? 0) : difference > 0;
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

/** Which goods have an offer that meets everything chosen, and how many there would be with every other value. */
export function matchGoods(
  view: IndexView,
  goods: Int32Array,
  choices: readonly Choice[],
  { priceFrom, priceTo }: Pick<ListingQuery, 'priceFrom' | 'priceTo'>,
): Matches {
  const { firstOffer } = view.table;
  const { price: priceOf } = view.columns;
  const [from, to] = [priceFrom ?? 0, priceTo ?? Infinity];
  const room = offerRoom();
  const check = createCheck(view, choices);
  const counter = createCounter(view, choices);
  const prices = createPrices();
  const found = new Int32Array(goods.length);
  let total = 0;

  /** Counts one offer; gives the better one of it and `best`. */
  const take = (offer: number, good: number, best: number) => {
    const price = priceOf[offer] ?? 0;
    if (price === 0) return best;
    const length = readOffer(view, offer, room);
    const failed = check(room, length);
    if (failed === SEVERAL) return best;
    if (failed === NONE) prices.add(price);
    if (price < from || price > to) return best;
    counter.add(room, length, good, failed);
    return failed === NONE && (best < 0 || isBetter(view, offer, best)) ? offer : best;
  };

  for (const good of goods) {
    const end = firstOffer[good + 1] ?? 0;
    let best = -1;
    for (let offer = firstOffer[good] ?? 0; offer < end; offer += 1) best = take(offer, good, best);
    if (best < 0) continue;
    found[total] = best;
    total += 1;
  }
  return { offers: found.subarray(0, total), counts: counter.counts, prices: prices.range() };
}
