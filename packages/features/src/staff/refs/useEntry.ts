import type { FieldValue, Reference, ReferenceEntry } from '@siren/domain/references';
import { useLayoutEffect, useRef, useState } from 'react';
import type { OpenReference } from './useReference.ts';

/** What can be done to an entry. Each resolves once the server has it, and rejects with the refusal. */
export interface OpenEntry {
  /** Whether something is on its way. */
  pending: boolean;
  save(values: Record<string, FieldValue>): Promise<void>;
  switchTo(active: boolean): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Changes of one entry go one after another: whoever types faster than the server answers would be refused for what they
 * themselves have just changed.
 */
export function useEntry(entry: ReferenceEntry, open: OpenReference): OpenEntry {
  const shown = useRef(entry);
  useLayoutEffect(() => {
    shown.current = entry;
  });
  const turn = useRef<Promise<ReferenceEntry | undefined>>(Promise.resolve(undefined));
  const [waiting, setWaiting] = useState(0);

  async function inTurn(work: (seen: ReferenceEntry) => Promise<Reference>): Promise<void> {
    const answered = turn.current.then(async (own) => {
      const isNewer = own !== undefined && own.version > shown.current.version;
      const { entries } = await work(isNewer ? own : shown.current);
      return entries.find(({ id }) => id === entry.id);
    });
    turn.current = answered.catch(() => undefined);
    setWaiting((count) => count + 1);
    try {
      await answered;
    } finally {
      setWaiting((count) => count - 1);
    }
  }
  return {
    pending: waiting > 0,
    save: (values) => inTurn((seen) => open.save(seen, values)),
    switchTo: (active) => inTurn((seen) => open.switchTo(seen, active)),
    remove: () => inTurn((seen) => open.remove(seen)),
  };
}
