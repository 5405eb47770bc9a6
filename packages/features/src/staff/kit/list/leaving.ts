import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListAddress } from './listAddress.ts';

/** Whether one is on the way from an address, for whoever shows that: nothing else is drawn anew for it. */
export interface Leaving {
  subscribe(listener: () => void): () => void;
  isOn(): boolean;
}

function createStore() {
  let left: ListAddress | null = null;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => left,
    set(address: ListAddress | null) {
      left = address;
      for (const listener of listeners) listener();
    },
  };
}

/** How an address is left: it is told with the press, until one has come to any other place. */
export function useLeaving(address: ListAddress): [leaving: Leaving, leave: () => void] {
  const [store] = useState(createStore);
  const { key } = useLocation();
  useEffect(() => store.set(null), [key, store]);
  return useMemo(
    () => [{ subscribe: store.subscribe, isOn: () => store.get() === address }, () => store.set(address)],
    [address, store],
  );
}

/** A press shows at once, however long the place that it leads to takes to be drawn. */
export const useIsLeaving = ({ subscribe, isOn }: Leaving): boolean =>
  useSyncExternalStore(subscribe, isOn, isOn);
