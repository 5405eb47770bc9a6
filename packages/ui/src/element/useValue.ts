import { useState } from 'react';
import { useFormReset } from './useFormReset.ts';

/**
 * A controlled pair as in Radix: the value given from outside, or one kept here from `initial` on. Either way a change
 * is told. With the id of something in a form, the value goes back to `initial` when that is reset.
 */
export function useValue<T>(
  value: T | undefined,
  initial: T,
  onValueChange?: (value: T) => void,
  id = '',
): readonly [value: T, change: (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: T) => {
    setOwn(() => next);
    onValueChange?.(next);
  };
  useFormReset(id, () => change(initial));
  return [value === undefined ? own : value, change];
}
