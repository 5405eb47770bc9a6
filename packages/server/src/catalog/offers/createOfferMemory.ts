import type { Database } from '../../db/index.ts';
import type { CatalogChange } from '../cache/index.ts';
import { readOffers } from './readOffers.ts';
import type { RegionOffer } from './readOffers.ts';

/** Offers kept at once, of all regions. */
const MAX = 20_000;

/** Offers as the regions sell them, kept as long as nothing of them changes. */
export interface OfferMemory {
  /** As `readOffers`, from memory where they are in it. */
  read(db: Database, region: number, ids: readonly number[]): Promise<Map<number, RegionOffer>>;
  hear(change: CatalogChange): void;
  /** Whether changes are heard of. Nothing is kept while they are not. */
  setLive(live: boolean): void;
}

const isOld = (change: CatalogChange): ((offer: RegionOffer) => boolean) => {
  if (change.kind === 'lists') return () => false;
  if (!('ids' in change)) return () => true;
  const changed = new Set(change.ids);
  return ({ productId }) => changed.has(productId);
};

export function createOfferMemory(read = readOffers): OfferMemory {
  const kept = new Map<string, RegionOffer>();
  let live = false;
  /** Changes heard so far: what was read before one of them and came after it may be old. */
  let heard = 0;

  return {
    async read(db, region, ids) {
      const keyOf = (id: number) => `${region} ${id}`;
      const missing = ids.filter((id) => !kept.has(keyOf(id)));
      const known = new Map(
        ids.flatMap((id) => {
          const offer = kept.get(keyOf(id));
          return offer ? [[id, offer] as const] : [];
        }),
      );
      if (missing.length === 0) return known;
      const before = heard;
      const fresh = await read(db, region, missing);
      if (kept.size + fresh.size > MAX) kept.clear();
      for (const [id, offer] of fresh) {
        known.set(id, offer);
        if (live && heard === before) kept.set(keyOf(id), offer);
      }
      return known;
    },
    hear(change) {
      heard += 1;
      const old = isOld(change);
      for (const [key, offer] of kept) if (old(offer)) kept.delete(key);
    },
    setLive(now) {
      live = now;
      heard += 1;
      kept.clear();
    },
  };
}
