import { selectedTotal } from '@siren/domain/cart';
import type { CartState } from '@siren/domain/cart';
import { declinedGroups, restoreSelection, setServiceQuantity, toggleService } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { useMemo, useSyncExternalStore } from 'react';
import { useSelectionStore } from './SelectionContext.tsx';
import { NOTHING_STORED } from './SelectionStore.ts';

export interface ServiceChoice {
  services: readonly Service[];
  /** At the prices of the cart as it is shown. */
  selection: readonly SelectedService[];
  toggle(key: string): void;
  setQuantity(key: string, quantity: number): void;
}

/** The services on offer for `cart` and what of them is chosen, restored from the session. */
export function useServices(cart: CartState): ServiceChoice {
  const store = useSelectionStore();
  // The server knows no session storage: the first render is that of a session with nothing in it.
  const stored = useSyncExternalStore(store.subscribe, store.read, () => NOTHING_STORED);
  const { services } = cart.services;
  const total = selectedTotal(cart.content);
  return useMemo(() => {
    const selection = restoreSelection(services, stored.selection, total, stored.declined);
    const keep = (next: readonly SelectedService[]) =>
      store.write({ selection: next, declined: declinedGroups(services, next) });
    return {
      services,
      selection,
      toggle: (key) => keep(toggleService(services, selection, key, total)),
      setQuantity: (key, quantity) => keep(setServiceQuantity(services, selection, key, quantity, total)),
    };
  }, [services, stored, total, store]);
}
