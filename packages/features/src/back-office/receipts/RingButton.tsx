import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { isUnheard, useTell } from '../../staff/kit/index.ts';
import * as css from '../panels.css.ts';
import { useTillKey } from '../useTillKey.ts';
import { useSentOnce } from './useSentOnce.ts';

/** The key of the register: both hands stay at the till. */
const RING_KEY = 'F2';

/** Has the register ring up, by a press or its key; once while it is under way, and once for all presses until one is known to be taken. */
export function RingButton({
  word,
  onRing,
}: {
  word: string;
  onRing(idempotencyKey: string): Promise<unknown>;
}) {
  const tell = useTell();
  const [ringing, setRinging] = useState(false);
  const { send, textOf } = useSentOnce();
  async function ring(): Promise<void> {
    if (ringing) return;
    setRinging(true);
    try {
      await send(onRing);
    } catch (error) {
      if (isUnheard(error)) tell.warn(textOf(error));
      else tell.failed(error);
    } finally {
      setRinging(false);
    }
  }
  useTillKey(RING_KEY, () => void ring());
  return (
    <Button loading={ringing} onClick={() => void ring()} aria-keyshortcuts={RING_KEY}>
      {word}
      <span className={css.key}>{RING_KEY}</span>
    </Button>
  );
}
