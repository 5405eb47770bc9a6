import type { Database } from '../../db/index.ts';
import type { Offer } from '../offers/index.ts';
import type { OfferChange } from './diffOffers.ts';
import { leadsBefore } from '../groups/index.ts';
import { readLeading } from './readLeading.ts';

/** Offers that may come to describe their products because the one that did is gone. */
export interface Leads {
  /** Looks at a batch before it is written. */
  look(db: Database, offers: readonly Offer[], changes: readonly OfferChange[]): Promise<void>;
  /** Those that describe their products now, when the rest is written and withdrawn. */
  heirs(db: Database): Promise<Offer[]>;
}

/**
 * Keeps of each product whose leading offer has not come yet the one that would lead without it. Feeds hold the offers of
 * a product together, so that few are kept at a time.
 */
export function createLeads(source: string): Leads {
  const claims = new Map<string, Offer>();
  /** Products whose leading offer came, and those that it left for another one. */
  const led = new Set<string>();
  const left = new Set<string>();

  const claim = (offer: Offer, leading: string | undefined) => {
    const { product } = offer.content;
    if (!left.has(product)) {
      if (leading === undefined || !leadsBefore(leading, offer.id)) {
        led.add(product);
        claims.delete(product);
      }
      if (led.has(product)) return;
    }
    const before = claims.get(product);
    if (!before || leadsBefore(offer.id, before.id)) claims.set(product, offer);
  };

  return {
    async look(db, offers, changes) {
      for (const { was, offer } of changes) {
        if (was !== null && was !== offer.content.product) left.add(was);
      }
      const grouped = offers.filter(({ content }) => content.grouped);
      const products = new Set(grouped.map(({ content }) => content.product));
      const leading = await readLeading(db, source, [...products]);
      for (const offer of grouped) claim(offer, leading.get(offer.content.product));
    },
    async heirs(db) {
      const leading = await readLeading(db, source, [...claims.keys()]);
      return [...claims.values()].filter(({ id, content }) => leading.get(content.product) === id);
    },
  };
}
