import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { behindFrame } from '../navigation/index.ts';

/**
 * A value that shows what is wanted in the next frame; `send` is told behind it, when all that follows from it may take
 * its time. What comes of it is up to whoever keeps `value`. While `blocked`, a row that is being saved takes no change
 * (specification §5): what is wanted meanwhile is shown, and told once it is free.
 */
export function useAtOnce<Value>(
  value: Value,
  send: (next: Value) => void,
  blocked = false,
): readonly [value: Value, change: (next: Value) => void] {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null);
  const latest = useRef({ send, blocked });
  useLayoutEffect(() => {
    latest.current = { send, blocked };
  });
  useEffect(() => {
    if (!wanted || blocked) return;
    behindFrame(() => {
      // It may have been sent meanwhile.
      if (latest.current.blocked) return;
      latest.current.send(wanted.value);
      // A press after this one has a wish of its own.
      setWanted((current) => (current === wanted ? null : current));
    });
  }, [wanted, blocked]);
  return [wanted ? wanted.value : value, (next) => setWanted({ value: next })];
}
