import type { UnitFinder } from '@siren/domain/units';

/** What the statements of one batch need to know. */
export interface WriteContext {
  source: string;
  region: number;
  /** Stores of the region. */
  stores: readonly number[];
  /** The shop's ids by the feed's. */
  sections: ReadonlyMap<string, number>;
  /** Place of each offer in the feed. */
  positions: ReadonlyMap<string, number>;
  /** Units as the shop writes them. */
  unitOf: UnitFinder;
  now: Date;
  /** Until when goods that come now count as new; null with the first import of a source into a region. */
  newUntil: Date | null;
}
