import type { PayTypeCode } from '@siren/domain/regions';
import { UnavailableError } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Places } from '../http/index.ts';
import { readGeography } from './readGeography.ts';
import type { Geography } from './readGeography.ts';

/** How long a process may go by what was changed where that is not told, ms. */
const FRESH_MS = 10_000;

const first = (geography: Geography): Geography['places'][number] => {
  const place = geography.places[0];
  if (!place) throw new Error('The shop has no region with a city.');
  return place;
};

/**
 * Regions, cities, stores and pay types from memory, read anew after 10 s, and when it is told to forget them.
 *
 * @param online pay types that somebody takes money of online: no store is said to take another one
 */
export function createPlaces(db: Database, now: () => Date, online: readonly PayTypeCode[]): Places {
  let kept: { until: number; geography: Promise<Geography> } | null = null;
  const geography = (): Promise<Geography> => {
    const time = now().getTime();
    // A clock that was set back must not keep it for longer.
    if (kept && time < kept.until && time >= kept.until - FRESH_MS) return kept.geography;
    const before = kept;
    const read = readGeography(db, { online, now: now() }).catch((error: unknown) => {
      // Cities do not move while the database is down.
      if (before && error instanceof UnavailableError) return before.geography;
      throw error;
    });
    const entry = { until: time + FRESH_MS, geography: read };
    kept = entry;
    entry.geography.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.geography;
  };
  return {
    async resolve({ region, city, hint }) {
      const known = await geography();
      const byCity = known.places.find((place) => place.city.code === city);
      const sameRegion = byCity && (region === undefined || byCity.region.code === region);
      const chosen = sameRegion
        ? byCity
        : (known.places.find((place) => place.region.code === region) ?? byCity);
      if (chosen) return { ...chosen, from: 'choice' };
      const hinted = hint
        ? known.places.find(({ city: { code, name } }) => [code, name].includes(hint))
        : null;
      return hinted ? { ...hinted, from: 'proxy' } : { ...first(known), from: 'default' };
    },
    async find(region, city) {
      const { places } = await geography();
      const found = places.find((place) => place.region.code === region && place.city.code === city);
      return found ? { ...found, from: 'choice' } : null;
    },
    cities: async () => (await geography()).cities,
    stores: async (region) => (await geography()).stores.get(region) ?? [],
    forget: () => {
      kept = null;
    },
  };
}
