import { useEffect, useEffectEvent, useState } from 'react';

/** When the shop is asked what the bank has said, ms after the time before: two minutes in all, ever more rarely. */
export const ANSWER_DELAYS_MS: readonly number[] = [
  1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 34_000,
];

export interface AnswerWait {
  /** Nobody asks any more: the bank takes its time. */
  tired: boolean;
  /** Asks at once, and begins anew. */
  again(): void;
}

/**
 * Asks again and again while somebody waits, and gives up at the end: a page that was left open asks nobody for ever.
 * @param read reads the order anew; a failure is a question that nobody answered
 */
export function useAnswer(
  waiting: boolean,
  read: () => Promise<unknown>,
  delays: readonly number[] = ANSWER_DELAYS_MS,
): AnswerWait {
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(0);
  const ask = useEffectEvent(() => read());
  const delay = delays[asked];
  useEffect(() => {
    if (!waiting || delay === undefined) return;
    let ended = false;
    const question = async () => {
      await ask().catch(() => undefined);
      if (!ended) setAsked((count) => count + 1);
    };
    const timer = setTimeout(() => void question(), delay);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [waiting, delay, asked, round]);
  return {
    tired: waiting && delay === undefined,
    again() {
      setAsked(0);
      setRound((count) => count + 1);
      void read().catch(() => undefined);
    },
  };
}
