import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Track } from './widths.ts';

/** How wide the column is in px: as its track says, or as it is seen where the table decides. */
export function useSeenWidth(separator: RefObject<HTMLElement | null>, { fluid, width }: Track): number {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    const cell = separator.current?.parentElement;
    if (!cell || !fluid) return undefined;
    const observer = new ResizeObserver(() => setSeen(cell.offsetWidth));
    observer.observe(cell);
    return () => {
      observer.disconnect();
      // Given back its first width, it is not what was seen of it before.
      setSeen(null);
    };
  }, [separator, fluid]);
  return fluid ? (seen ?? width) : width;
}
