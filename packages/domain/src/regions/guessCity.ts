import type { RegionCity } from './entities.ts';

/**
 * The city that a buyer is asked about who has not chosen one: the current one where its clocks show the browser's
 * time zone (IANA), else the first one whose clocks do, else the current one again. A time zone tells no more than
 * that; whoever lives elsewhere in it chooses.
 */
export function guessCity(
  cities: readonly RegionCity[],
  current: string,
  timeZone: string,
): RegionCity | null {
  const own = cities.find(({ code }) => code === current) ?? null;
  if (own?.timeZone === timeZone) return own;
  return cities.find((city) => city.timeZone === timeZone) ?? own;
}
