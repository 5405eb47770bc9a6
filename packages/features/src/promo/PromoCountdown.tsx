import { Countdown } from './Countdown.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface PromoCountdownProps {
  title: string;
  /** ISO 8601, as is the server's time that it is counted from. */
  endsAt: string;
  now: string;
  onEnd(): void;
}

/** The time that is left of a promo, by the server's clock. */
export function PromoCountdown({ title, endsAt, now, onEnd }: PromoCountdownProps) {
  return <Countdown title={title} left={useSecondsLeft(endsAt, now)} onEnd={onEnd} />;
}
