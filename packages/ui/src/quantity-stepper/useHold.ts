import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** A press that lasts longer than this is meant to go on. */
const DELAY_MS = 400;
/** Pause between two steps of it. */
const REPEAT_MS = 90;

/**
 * A press that repeats while it lasts: `step` says whether there is a further one. A short press is a click, by
 * whatever means, and so the keyboard and screen readers need nothing of their own.
 */
export function useHold(step: () => boolean) {
  const latest = useRef(step);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    held.current = true;
    if (latest.current()) timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      held.current = false;
      if (button === 0) timer.current = setTimeout(repeat, DELAY_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /* The click that ends a long press has had its steps; one by a key has a detail of 0. */
    onClick: ({ detail }: MouseEvent) => {
      if (!held.current || detail === 0) latest.current();
      held.current = false;
    },
  };
}
