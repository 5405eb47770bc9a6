import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

export interface StripState {
  /** Which picture is in view, from 0. */
  index: number;
  track: RefObject<HTMLUListElement | null>;
  show: (index: number) => void;
  /** The track was scrolled: by a finger, by the browser or by `show`. */
  onScroll: () => void;
  /** Arrows, the first and the last. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps the picture in view and the marked thumbnail together, whichever of them was moved. */
export function useStrip(count: number): StripState {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const show = (wanted: number): void => {
    const next = Math.max(0, Math.min(count - 1, wanted));
    setIndex(next);
    const row = track.current;
    // Not smooth from afar: one does not want to see everything in between fly by.
    row?.scrollTo({ left: next * row.clientWidth, behavior: 'instant' });
  };

  const onScroll = (): void => {
    const row = track.current;
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return { index, track, show, onScroll, onKeyDown };
}
