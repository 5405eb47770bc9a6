import { offers } from './catalogue.ts';
import { isSold, priceOf, stockOf } from './offers/index.ts';
import type { FeedStore } from './offers/index.ts';
import { closing, offerXml, opening } from './yml/index.ts';

/** What of a region the feed needs to know. */
export interface FeedRegion {
  readonly code: string;
  /** What prices are multiplied by. */
  readonly priceFactor: number;
  readonly stores: readonly FeedStore[];
}

/** When the demo's prices were set. */
const SET = new Date('2026-09-01T00:00:00Z');
const AT_ONCE = 20;

/**
 * The Yandex Market YML feed of a region, UTF-8, in pieces of a few dozen kilobytes. The same region and date give
 * the same bytes. Money in whole roubles, stock in pieces by code of the store.
 */
export function* feedOf(region: FeedRegion, date: Date = SET): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const { code, priceFactor, stores } = region;
  const sold = offers.filter((offer) => isSold(offer, code));
  yield encoder.encode(opening(date));
  for (let at = 0; at < sold.length; at += AT_ONCE) {
    const pieces = sold.slice(at, at + AT_ONCE).map((offer) => {
      const stock = stockOf(offer, code, stores).map((count, index) => ({
        store: stores[index]?.code ?? '',
        pieces: count,
      }));
      return offerXml(offer, priceOf(offer.price, offer.sale, priceFactor), stock);
    });
    yield encoder.encode(pieces.join(''));
  }
  yield encoder.encode(closing);
}
