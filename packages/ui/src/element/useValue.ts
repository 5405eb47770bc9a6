import { useState } from 'react';

/**
 * A controlled pair as in Radix: the value given from outside, or one kept here from `initial` on. Either way a change
 * is told.
 */
export function useValue<T>(
  value: T | undefined,
  initial: T | (() => T),
  onValueChange?: (value: T) => void,
): readonly [value: T, change: (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: T) => {
    setOwn(() => next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
