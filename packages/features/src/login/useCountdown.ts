import { useEffect, useState } from 'react';
import { useClock } from '../info/index.ts';

const SECOND = 1000;

/** Seconds until a moment (ms since 1970), down to 0. */
export function useCountdown(until: number): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  const left = Math.max(0, Math.ceil((until - now) / SECOND));
  useEffect(() => {
    setNow(clock());
    if (until <= clock()) return;
    const timer = setInterval(() => setNow(clock()), SECOND);
    return () => clearInterval(timer);
  }, [until, clock]);
  return left;
}
