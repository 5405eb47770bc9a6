import type { RegionCity, Store } from './entities.ts';

/** Beyond so many kilometres a city is not the buyer's. */
export const CITY_REACH_KM = 150;

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two places are apart over the globe, km. */
export function distanceKm(a: Store['location'], b: Store['location']): number {
  const [up, along] = [radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2];
  const chord =
    Math.sin(up) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(along) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The city nearest to a place that has a store; null where none is within `CITY_REACH_KM`. */
export function nearestCity(cities: readonly RegionCity[], at: Store['location']): RegionCity | null {
  let nearest: RegionCity | null = null;
  let least = CITY_REACH_KM;
  for (const city of cities) {
    const km = city.location ? distanceKm(at, city.location) : Infinity;
    if (km > least) continue;
    least = km;
    nearest = city;
  }
  return nearest;
}
