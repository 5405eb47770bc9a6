import { nearestCity } from '@siren/domain/regions';
import type { RegionCity } from '@siren/domain/regions';
import { useState } from 'react';

/** How long a phone may look for itself, ms. */
const PATIENCE_MS = 10_000;

export interface NearestCity {
  looking: boolean;
  /** Why no city was found, in words; null until then. */
  problem: string | null;
  look(): void;
}

/** Finds the city by the place of the device: only where the buyer asks for it, and nobody is told the place. */
export function useNearestCity(
  cities: readonly RegionCity[],
  onFound: (city: RegionCity) => void,
): NearestCity {
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = (text: string | null) => {
    setLooking(false);
    setProblem(text);
  };
  return {
    looking,
    problem,
    look() {
      if (looking) return;
      setLooking(true);
      setProblem(null);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          const city = nearestCity(cities, { lat: coords.latitude, lon: coords.longitude });
          end(city ? null : 'Рядом с\u00a0вами нашего магазина нет. Выберите город из\u00a0списка.');
          if (city) onFound(city);
        },
        () => end('Не\u00a0получилось узнать, где вы. Выберите город из\u00a0списка.'),
        { timeout: PATIENCE_MS, maximumAge: Infinity },
      );
    },
  };
}
