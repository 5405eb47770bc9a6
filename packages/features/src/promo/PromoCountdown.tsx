import { Countdown } from './Countdown.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import type { TimedAnswer } from './useSecondsLeft.ts';

export interface PromoCountdownProps {
  title: string;
  /** ISO 8601 */
  endsAt: string;
  /** The answer whose time it is counted from. */
  answer: TimedAnswer;
  onEnd(): void;
}

/** The time that is left of a promo, by the server's clock. */
export function PromoCountdown({ title, endsAt, answer, onEnd }: PromoCountdownProps) {
  return <Countdown title={title} left={useSecondsLeft(endsAt, answer)} onEnd={onEnd} />;
}
