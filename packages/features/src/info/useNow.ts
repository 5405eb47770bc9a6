import { useEffect, useState } from 'react';
import { useClock } from './ClockContext.tsx';

/** How often what depends on the time of day is looked at again, ms. */
const TICK_MS = 60_000;

/**
 * The time, in ms since 1970, to the minute. null on the server and during hydration, so that what the server
 * rendered a while ago never differs from what the browser makes of it.
 */
export function useNow(): number | null {
  const clock = useClock();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
