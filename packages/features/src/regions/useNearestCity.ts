import { nearestCity } from '@siren/domain/regions';
import type { RegionCity } from '@siren/domain/regions';
import { useDevicePlace } from './useDevicePlace.ts';
import type { DevicePlace } from './useDevicePlace.ts';

const INSTEAD = 'Выберите город из\u00a0списка.';

/** Finds the city by the place of the device. */
export function useNearestCity(
  cities: readonly RegionCity[],
  onFound: (city: RegionCity) => void,
): DevicePlace {
  return useDevicePlace((place) => {
    const city = nearestCity(cities, place);
    if (city) onFound(city);
    return city ? null : `Рядом с\u00a0вами нашего магазина нет. ${INSTEAD}`;
  }, INSTEAD);
}
