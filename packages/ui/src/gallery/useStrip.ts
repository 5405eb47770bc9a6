import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

export interface StripState {
  /** Which picture is in view, from 0. */
  index: number;
  track: RefObject<HTMLUListElement | null>;
  show: (index: number) => void;
  /** The track was scrolled: by a finger, by the browser or by `show`. */
  onScroll: () => void;
  /** Shows where a key leads from a picture: arrows, the first and the last. Null for a key that leads nowhere. */
  goByKey: (event: KeyboardEvent, from: number) => number | null;
}

/** Keeps the picture in view and the marked thumbnail together, whichever of them was moved. */
export function useStrip(count: number): StripState {
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  const kept = (wanted: number) => Math.max(0, Math.min(count - 1, wanted));
  /* There may be fewer pictures than there were. */
  const index = kept(seen);

  const show = (wanted: number): void => {
    const next = kept(wanted);
    setSeen(next);
    const row = track.current;
    // Not smooth from afar: one does not want to see everything in between fly by.
    row?.scrollTo({ left: next * row.clientWidth, behavior: 'instant' });
  };

  const onScroll = (): void => {
    const row = track.current;
    if (row && row.clientWidth > 0) setSeen(Math.round(row.scrollLeft / row.clientWidth));
  };

  const goByKey = (event: KeyboardEvent, from: number): number | null => {
    if (event.altKey || event.ctrlKey || event.metaKey) return null;
    const steps: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return null;
    event.preventDefault();
    show(next);
    return kept(next);
  };

  return { index, track, show, onScroll, goByKey };
}
