import { useState } from 'react';
import { behindFrame } from '../navigation/index.ts';

/**
 * A value that shows what is wanted in the next frame; `send` is told behind it, when all that follows from it may take
 * its time. What comes of it is up to whoever keeps `value`.
 */
export function useAtOnce<Value>(
  value: Value,
  send: (next: Value) => void,
): readonly [value: Value, change: (next: Value) => void] {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null);
  const change = (next: Value) => {
    const wish = { value: next };
    setWanted(wish);
    behindFrame(() => {
      send(next);
      // A press after this one has a wish of its own.
      setWanted((current) => (current === wish ? null : current));
    });
  };
  return [wanted ? wanted.value : value, change];
}
