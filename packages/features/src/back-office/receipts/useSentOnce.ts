import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { isUnheard } from '../../staff/kit/index.ts';

const LOST = 'Ответ потерялся: неизвестно, принято\u00a0ли это. Нажмите ещё раз\u00a0— примется один раз.';

export interface SentOnce {
  /** The answer was lost: until there is one what was sent is sent again as it was, and nothing of it changes. */
  isOpen: boolean;
  /** Sends under the key of this press. Rejects as the work does. */
  send<Answer>(work: (idempotencyKey: string) => Promise<Answer>): Promise<Answer>;
  /** What is said of a failure. */
  textOf(error: unknown): string;
}

/** What moves money and is pressed again after a lost answer goes under the same key, and is taken once. */
export function useSentOnce(): SentOnce {
  const [key, setKey] = useState(newIdempotencyKey);
  const [isOpen, setOpen] = useState(false);
  const answered = () => {
    setKey(newIdempotencyKey());
    setOpen(false);
  };
  return {
    isOpen,
    async send(work) {
      try {
        const answer = await work(key);
        answered();
        return answer;
      } catch (error) {
        if (isUnheard(error)) setOpen(true);
        else answered();
        throw error;
      }
    },
    textOf: (error) => (isUnheard(error) ? LOST : errorText(error)),
  };
}
