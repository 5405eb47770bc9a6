import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { seenSlides, turnedTo } from './shelf.ts';
import type { Shelf } from './shelf.ts';

export interface ShelfState {
  track: RefObject<HTMLUListElement | null>;
  /** There is more before or after; both are false before the page is laid out. */
  before: boolean;
  after: boolean;
  /** Scrolls, and says which slides, from 0, are seen whole at the end of it. */
  turn(direction: 1 | -1): { first: number; last: number } | null;
}

const NOTHING = { before: false, after: false };
/** A press within this time, ms, comes while the row may still be on its way: it counts from where that leads. */
const ON_ITS_WAY = 1000;

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
  const aim = useRef({ left: 0, until: 0 });
  const [more, setMore] = useState(NOTHING);

  const look = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const before = row.scrollLeft > 1;
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    setMore((old) => (old.before === before && old.after === after ? old : { before, after }));
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
    if (!row) return null;
    const now = performance.now();
    const shelf = measure(row);
    if (now < aim.current.until) shelf.scrolled = aim.current.left;
    const start = shelf.slides[turnedTo(shelf, direction)]?.start ?? 0;
    const left = Math.min(start, row.scrollWidth - row.clientWidth);
    aim.current = { left, until: now + ON_ITS_WAY };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
    return seenSlides({ ...shelf, scrolled: left });
  };

  return { track, ...more, turn };
}
