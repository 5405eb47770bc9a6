import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { seenSlides, turnedTo } from './shelf.ts';
import type { Shelf } from './shelf.ts';

export interface ShelfState {
  track: RefObject<HTMLUListElement | null>;
  /** Slides seen whole, from 0. */
  first: number;
  last: number;
  /** There is more before or after; both are false before the page is laid out. */
  before: boolean;
  after: boolean;
  turn(direction: 1 | -1): void;
}

const NOTHING = { first: 0, last: 0, before: false, after: false };

function measure(row: HTMLUListElement): Shelf {
  const slides = [...row.children].map((slide) => {
    const { offsetLeft, offsetWidth } = slide as HTMLElement;
    const start = offsetLeft - row.offsetLeft;
    return { start, end: start + offsetWidth };
  });
  const origin = slides[0]?.start ?? 0;
  return {
    scrolled: row.scrollLeft,
    width: row.clientWidth,
    slides: slides.map(({ start, end }) => ({ start: start - origin, end: end - origin })),
  };
}

/** Keeps what the buttons offer in step with what is seen, whoever scrolled: a finger, a key, a button, a new width. */
export function useShelf(count: number): ShelfState {
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(NOTHING);

  const look = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const { first, last } = seenSlides(measure(row));
    const before = row.scrollLeft > 1;
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    setSeen((old) =>
      old.first === first && old.last === last && old.before === before && old.after === after
        ? old
        : { first, last, before, after },
    );
  }, []);

  useLayoutEffect(() => {
    const row = track.current;
    if (!row) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [look, count]);

  const turn = (direction: 1 | -1) => {
    const row = track.current;
    if (!row) return;
    const shelf = measure(row);
    const left = shelf.slides[turnedTo(shelf, direction)]?.start ?? 0;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  };

  return { track, ...seen, turn };
}
