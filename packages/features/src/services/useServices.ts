import { orderedRows, selectedTotal } from '@siren/domain/cart';
import type { CartState } from '@siren/domain/cart';
import type { OrderCondition } from '@siren/domain/cart';
import {
  declinedGroups,
  droppedServices,
  restoreSelection,
  setServiceQuantity,
  toggleService,
} from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSelectionStore } from './SelectionContext.tsx';
import { NOTHING_STORED } from './SelectionStore.ts';

export interface ServiceChoice {
  services: readonly Service[];
  /** At the prices of the cart as it is shown. */
  selection: readonly SelectedService[];
  /** Names of what was chosen and is no longer to be had; told until the next choice, and never again. */
  dropped: readonly string[];
  toggle(key: string): void;
  setQuantity(key: string, quantity: number): void;
}

/** What a service is called that the shop does not even name any more. */
const NAMELESS = 'Выбранная услуга';

/** The services on offer for `cart` and what of them is chosen, restored from the session. */
export function useServices(cart: CartState, condition?: OrderCondition): ServiceChoice {
  const store = useSelectionStore();
  // The server knows no session storage: the first render is that of a session with nothing in it.
  const stored = useSyncExternalStore(store.subscribe, store.read, () => NOTHING_STORED);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { services } = cart.services;
  const total = selectedTotal(orderedRows(cart, condition));
  const choice = useMemo(() => {
    const selection = restoreSelection(services, stored.selection, total, stored.declined);
    const keep = (next: readonly SelectedService[]) => {
      const chosen = services.filter(({ key }) => next.some((selected) => selected.key === key));
      const names = Object.fromEntries(chosen.map(({ key, name }) => [key, name]));
      store.write({ selection: next, declined: declinedGroups(services, next), names });
    };
    return { selection, keep };
  }, [services, stored, total, store]);

  // Dropped for good and told once: what comes back into the sum, its buyer has chosen anew.
  useEffect(() => {
    const gone = droppedServices(services, stored.selection);
    if (gone.length === 0) return;
    const nameOf = (key: string) =>
      services.find((service) => service.key === key)?.name ?? stored.names[key] ?? NAMELESS;
    setDropped(gone.map(nameOf));
    choice.keep(choice.selection);
  }, [services, stored, choice]);

  return useMemo(() => {
    const { selection, keep } = choice;
    const choose = (next: readonly SelectedService[]) => {
      setDropped([]);
      keep(next);
    };
    return {
      services,
      selection,
      dropped,
      toggle: (key) => choose(toggleService(services, selection, key, total)),
      setQuantity: (key, quantity) => choose(setServiceQuantity(services, selection, key, quantity, total)),
    };
  }, [services, choice, dropped, total]);
}
