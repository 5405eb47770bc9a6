import type { PriceFound, PricePair } from './priceChange.ts';

const isSaid = (one: PricePair | null, other: PricePair | null): boolean =>
  one?.price === other?.price && one?.oldPrice === other?.oldPrice;

/**
 * What a price is once its change is undone: exactly what it was. One that nobody had set, and that the feed names otherwise
 * by now, is what the feed says.
 *
 * @param before the price before the change @param feed what the feed says now
 */
export function priceBack(before: PriceFound, feed: PricePair | null): PricePair {
  const { price, oldPrice } = before.byHand || feed === null || isSaid(before.feed, feed) ? before : feed;
  return { price, oldPrice };
}
