import type { Store } from '@siren/domain/regions';
import { useState } from 'react';

/** How long a phone may look for itself, ms. */
const PATIENCE_MS = 10_000;

export interface DevicePlace {
  looking: boolean;
  /** What came of it, in words, where the buyer has to do something else; null else. */
  problem: string | null;
  look(): void;
}

/**
 * The place of the device: asked for only where the buyer presses for it, and nobody is told it.
 *
 * @param onPlace answers what is wrong with the place, in words; null where nothing is
 * @param lost what to do where there is no place to be had
 */
export function useDevicePlace(
  onPlace: (place: Store['location']) => string | null,
  lost: string,
): DevicePlace {
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
        ({ coords }) => end(onPlace({ lat: coords.latitude, lon: coords.longitude })),
        () => end(`Не\u00a0получилось узнать, где вы. ${lost}`),
        { timeout: PATIENCE_MS, maximumAge: Infinity },
      );
    },
  };
}
