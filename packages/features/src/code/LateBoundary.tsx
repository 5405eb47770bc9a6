import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

export interface LateBoundaryProps {
  /** The late part. */
  children: ReactNode;
  /** Holds the place where the server drew nothing; one and the same element each time. */
  fallback: ReactNode;
}

/**
 * Around a late part that the server draws. As long as its code is not there, nothing new is told to the part: React
 * would throw away what the server drew, with all that was typed, and show the fallback instead.
 */
export function LateBoundary({ children, fallback }: LateBoundaryProps) {
  const [awake, setAwake] = useState(false);
  const steady = useDeferredValue(children);
  const shown = awake ? children : steady;
  return useMemo(
    () => (
      <Suspense fallback={fallback}>
        {shown}
        <Awake onAwake={setAwake} />
      </Suspense>
    ),
    [shown, fallback],
  );
}

/** Wakes up together with the part beside it. */
function Awake({ onAwake }: { onAwake: (awake: true) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
