import { useEffect, useEffectEvent } from 'react';
import * as css from './QuantityStepper.css.ts';
import type { Limit } from './quantity.ts';

/** How long the words about a limit stay, unless one goes on before. */
const STAY_MS = 4000;

interface LimitReasonProps {
  /** The limit that somebody wanted to go beyond. */
  limit: Limit | null;
  /** Words about each limit. */
  reasons: Readonly<Record<Limit, string>>;
  onForget: () => void;
}

/** Why it goes no further, seen and heard for a while. It is there before the words are, or they would not be heard. */
export function LimitReason({ limit, reasons, onForget }: LimitReasonProps) {
  const forget = useEffectEvent(onForget);
  useEffect(() => {
    const timer = limit ? setTimeout(forget, STAY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [limit]);
  return (
    <span role="status" className={css.reason}>
      {limit && reasons[limit]}
    </span>
  );
}
