import type { ReferenceEntry } from '@siren/domain/references';
import { useState } from 'react';

/** Entries that are chosen to become one. */
export interface Picks {
  /** Ids, in the order in which they were chosen. */
  chosen: readonly number[];
  choose(id: number, on: boolean): void;
  clear(): void;
  /** Asks for one that takes the place of this one. */
  replace(id: number): void;
  /** The one that another is asked for; null where none is. */
  replaced: number | null;
}

/** What somebody chooses among entries; those that are gone are no longer chosen. */
export function usePicks(entries: readonly ReferenceEntry[]): Picks {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [replaced, setReplaced] = useState<number | null>(null);
  const isThere = (id: number) => entries.some((entry) => entry.id === id);
  return {
    chosen: ids.filter(isThere),
    choose: (id, on) => setIds((before) => [...before.filter((one) => one !== id), ...(on ? [id] : [])]),
    clear() {
      setIds([]);
      setReplaced(null);
    },
    replace: setReplaced,
    replaced: replaced !== null && isThere(replaced) ? replaced : null,
  };
}
