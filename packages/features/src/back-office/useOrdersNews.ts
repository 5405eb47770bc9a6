import { useEffect, useRef } from 'react';
import { useOffice, useOfficeView } from './OfficeContext.tsx';

/** How long changes are gathered before they are asked for, ms: a burst of them is one question. */
const GATHERED_MS = 300;

/**
 * Calls back when orders are others than they were: with those that changed, or with null where nobody knows which, since the line was
 * down meanwhile (behaviour office-9). A shift that is another is told with no order (behaviour office-37).
 */
export function useOrdersNews(onChanged: (orders: ReadonlySet<number> | null) => void): void {
  const { session } = useOffice();
  const { auths } = useOfficeView();
  const hear = useRef(onChanged);
  useEffect(() => {
    hear.current = onChanged;
  });
  useEffect(() => {
    if (auths > 0) hear.current(null);
  }, [auths]);
  useEffect(() => {
    let gathered = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const changed = gathered;
      gathered = new Set();
      hear.current(changed);
    };
    const stop = session.onPacket(({ channel, opcode, data }) => {
      if ((channel !== 'order' && channel !== 'shift') || opcode !== 'changed') return;
      if (channel === 'order') gathered.add((data as { id: number }).id);
      timer ??= setTimeout(tell, GATHERED_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session]);
}
