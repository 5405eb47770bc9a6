import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A key's focus on a control, an open panel, a knob being held: taking that away would leave one lost. */
const BUSY = '[data-controls] :is(:focus-visible, :active, [aria-expanded=true])';

interface Idle {
  /** The controls have gone. */
  idle: boolean;
  /** Something happened: they are there for a while. */
  wake(): void;
  /** They go at once, unless they are in use. */
  rest(): void;
}

/** Whether a video that plays has been left alone for `ms`. One that does not play never is. */
export function useIdle(frame: RefObject<HTMLElement | null>, playing: boolean, ms: number): Idle {
  const [asleep, setAsleep] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function rest(): void {
    clearTimeout(timer.current);
    if (frame.current?.querySelector(BUSY)) wake();
    else setAsleep(true);
  }
  function wake(): void {
    clearTimeout(timer.current);
    setAsleep(false);
    timer.current = setTimeout(rest, ms);
  }
  const begin = useEffectEvent(wake);
  useEffect(() => {
    if (playing) begin();
    return () => clearTimeout(timer.current);
  }, [playing]);
  return { idle: asleep && playing, wake, rest };
}
