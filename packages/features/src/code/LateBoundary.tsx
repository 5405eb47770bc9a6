import { Suspense, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldsOf } from './fields.ts';
import type { Field } from './fields.ts';
import * as css from './LateBoundary.css.ts';
import { tellEarly } from './tellEarly.ts';

export interface LateBoundaryProps {
  /** The late part. */
  children: ReactNode;
  /** Holds the place where the server drew nothing; one and the same element each time. */
  fallback: ReactNode;
}

/**
 * Around a late part that the server draws. As long as its code is not there, nothing new is told to the part: React
 * would throw away what the server drew, with all that was entered, and show the fallback instead. What was entered is
 * told to the part once it is awake.
 */
export function LateBoundary({ children, fallback }: LateBoundaryProps) {
  const [awake, setAwake] = useState(false);
  const steady = useDeferredValue(children);
  const shown = awake ? children : steady;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<readonly Field[]>(null);
  const wake = useCallback(() => {
    // Told once: what is drawn from now on is told as it is entered.
    tellEarly(drawn.current ?? []);
    drawn.current = [];
    // At once: the entries are told to a part that knows what was told to it in its sleep.
    setAwake(true);
  }, []);
  useLayoutEffect(() => {
    drawn.current ??= fieldsOf(place.current);
  }, []);
  return useMemo(
    () => (
      <div ref={place} className={css.place} data-late="">
        <Suspense fallback={fallback}>
          {shown}
          <Awake onWake={wake} />
        </Suspense>
      </div>
    ),
    [shown, fallback, wake],
  );
}

/** Wakes up together with the part beside it. */
function Awake({ onWake }: { onWake: () => void }) {
  useLayoutEffect(() => onWake(), [onWake]);
  return null;
}
