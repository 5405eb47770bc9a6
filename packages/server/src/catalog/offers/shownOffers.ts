import type { Database } from '../../db/index.ts';
import { readChange } from '../cache/index.ts';
import type { ListenToCatalog } from '../cache/index.ts';
import { createOfferMemory } from './createOfferMemory.ts';
import type { OfferMemory } from './createOfferMemory.ts';
import { readOffers } from './readOffers.ts';
import type { RegionOffer } from './readOffers.ts';

const memories = new WeakMap<Database, OfferMemory>();

/** Keeps offers that are shown in memory for as long as changes of the catalogue are heard of: what is to hear them. */
export function followOffers(db: Database): Parameters<ListenToCatalog>[0] {
  const memory = createOfferMemory();
  memories.set(db, memory);
  return {
    onMessage: (_channel, payload) => memory.hear(readChange(payload)),
    onListening: () => memory.setLive(true),
    onError: () => memory.setLive(false),
  };
}

/**
 * Offers to show, from memory where it is kept true. Inside a transaction they are read as it sees them: nothing is
 * ever charged by what is remembered.
 */
export function shownOffers(
  db: Database,
  region: number,
  ids: readonly number[],
): Promise<Map<number, RegionOffer>> {
  return memories.get(db)?.read(db, region, ids) ?? readOffers(db, region, ids);
}
