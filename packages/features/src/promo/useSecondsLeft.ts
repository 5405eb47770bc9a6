import { secondsLeft } from '@siren/domain/promo';
import { useEffect, useState } from 'react';
import { useClock } from '../info/index.ts';

const TICK_MS = 1_000;

/**
 * Whole seconds until `endsAt` by the server's clock, which stood at `serverNow` when it answered (both ISO 8601). The
 * first one is what the server rendered; then the browser counts how much time has passed, whatever its clock shows.
 */
export function useSecondsLeft(endsAt: string, serverNow: string): number {
  const clock = useClock();
  const [end, answered] = [Date.parse(endsAt), Date.parse(serverNow)];
  const [left, setLeft] = useState(() => secondsLeft(end, answered));
  useEffect(() => {
    const ahead = answered - clock();
    const tick = () => {
      const now = secondsLeft(end, clock() + ahead);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [clock, end, answered]);
  return left;
}
