import { Suspense, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldsOf } from './fields.ts';
import type { Field } from './fields.ts';
import * as css from './LateBoundary.css.ts';
import { useEarlyEntries } from './useEarlyEntries.ts';

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
  const find = useCallback(() => {
    const fields = drawn.current ?? [];
    // Told once: what is drawn from now on is told as it is entered.
    drawn.current = [];
    return fields;
  }, []);
  useLayoutEffect(() => {
    drawn.current ??= fieldsOf(place.current);
  }, []);
  return useMemo(
    () => (
      <div ref={place} className={css.place} data-late="">
        <Suspense fallback={fallback}>
          <Awake find={find} onAwake={setAwake} />
          {shown}
        </Suspense>
      </div>
    ),
    [shown, fallback, find],
  );
}

interface AwakeProps {
  find: () => readonly Field[];
  onAwake: (awake: true) => void;
}

/** Wakes up together with the part below it, and tells it first what was told to it in its sleep. */
function Awake({ find, onAwake }: AwakeProps) {
  useEarlyEntries(find);
  useLayoutEffect(() => onAwake(true), [onAwake]);
  return null;
}
