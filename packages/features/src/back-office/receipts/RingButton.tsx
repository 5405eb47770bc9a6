import { Button } from '@siren/ui/button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTell } from '../../staff/kit/index.ts';
import * as css from '../panels.css.ts';
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
  const { send } = useSentOnce();
  async function ring(): Promise<void> {
    if (ringing) return;
    setRinging(true);
    try {
      await send(onRing);
    } catch (error) {
      tell.failed(error);
    } finally {
      setRinging(false);
    }
  }
  const latest = useRef(ring);
  // With the drawing: a key that comes right after it goes by what is seen.
  useLayoutEffect(() => {
    latest.current = ring;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== RING_KEY || event.altKey || event.ctrlKey || event.repeat) return;
      event.preventDefault();
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) void latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Button loading={ringing} onClick={() => void ring()} aria-keyshortcuts={RING_KEY}>
      {word}
      <span className={css.key}>{RING_KEY}</span>
    </Button>
  );
}
