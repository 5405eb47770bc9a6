import { secondsLeft } from '@siren/domain/promo';
import { useEffect, useInsertionEffect, useState } from 'react';
import { useClock } from '../info/index.ts';
import type { Clock } from '../info/index.ts';

const TICK_MS = 1_000;

/** An answer with the server's time of it, ISO 8601. */
export interface TimedAnswer {
  now: string;
}

/** When each answer was drawn first, by the browser's clock: who comes back to one that was kept counts on from there. */
const sights = new WeakMap<TimedAnswer, number>();

function leftOf(endsAt: string, answer: TimedAnswer, clock: Clock): number {
  const now = clock();
  return secondsLeft(Date.parse(endsAt), Date.parse(answer.now) + now - (sights.get(answer) ?? now));
}

/**
 * Whole seconds until `endsAt` (ISO 8601) by the server's clock. The first one is what the server rendered; then the
 * browser counts how much time has passed, whatever its clock shows.
 */
export function useSecondsLeft(endsAt: string, answer: TimedAnswer): number {
  const clock = useClock();
  const [left, setLeft] = useState(() => leftOf(endsAt, answer, clock));
  // Also for a page that is drawn ahead of a click, whose other effects wait until it is seen.
  useInsertionEffect(() => {
    if (!sights.has(answer)) sights.set(answer, clock());
  }, [answer, clock]);
  useEffect(() => {
    const tick = () => {
      const now = leftOf(endsAt, answer, clock);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [clock, endsAt, answer]);
  return left;
}
