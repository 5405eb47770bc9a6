import { chance, hash } from '../words/index.ts';
import type { Offer } from './Offer.ts';

/** What a store is to the feed. */
export interface FeedStore {
  readonly code: string;
  readonly franchise: boolean;
}

const OUT = 0.07;
const FEW = 0.14;
const SAMPLES = 1;
const LEAST = 4;

/** A depot holds more than a store, a partner less. */
const shareOf = ({ code, franchise }: FeedStore): number =>
  code.endsWith('-depot') ? 3 : franchise ? 0.5 : 1;

const some = (offer: Offer, store: FeedStore): number => {
  const key = `${store.code} ${offer.id}`;
  if (chance(`has ${key}`) > 0.72) return 0;
  return Math.round((0.3 + chance(`much ${key}`)) * offer.pieces * shareOf(store));
};

/** Pieces of an offer in each store of a region, in the order of the stores. */
export const stockOf = (offer: Offer, region: string, stores: readonly FeedStore[]): number[] => {
  const key = `${region} ${offer.id}`;
  const only = hash(`where ${key}`) % stores.length;
  const inOne = (pieces: number): number[] => stores.map((_, at) => (at === only ? pieces : 0));
  if (offer.exposition) return inOne(SAMPLES);
  const luck = offer.loved ? 1 : chance(`luck ${key}`);
  if (luck < OUT) return inOne(0);
  if (luck < OUT + FEW) return inOne(1 + (hash(`few ${key}`) % 3));
  const pieces = stores.map((store) => some(offer, store));
  const total = pieces.reduce((sum, count) => sum + count, 0);
  return total >= LEAST ? pieces : pieces.map((count, at) => (at === only ? count + LEAST : count));
};
