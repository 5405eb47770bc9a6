import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { hasMoreOrders, isStoreUsed } from '@siren/domain/stores';
import type { StaffStore, StaffStoreRow } from '@siren/domain/stores';
import { mockViews } from '../kit/views/views.mock.ts';
import { commonDays } from './storeForm.ts';
import { makeStaffStore, storyChoices, storyPicture } from './stores.fixtures.ts';

const NOW = '2026-11-21T12:46:00+05:00';
const ME = { id: 3, name: 'Елена Ким' };

const rowOf = ({ id, code, name, address, franchise, active, ...store }: StaffStore): StaffStoreRow => ({
  ...{ id, code, name, address, franchise, active },
  ...{ region: store.region, city: store.city, hours: store.hours, timeZone: store.timeZone },
  ...{ location: store.location, version: store.version },
});

export interface MockStoresOptions {
  /** Somebody changes each store before it is changed. @default nobody does */
  meanwhile?: (store: StaffStore) => StaffStore;
  /** The answer to the first store that is made never comes. @default it does */
  lost?: boolean;
}

/** A server that has these stores. */
export function mockStores(first: readonly StaffStore[], { meanwhile, lost }: MockStoresOptions = {}) {
  let stores = first;
  /** What each key has made. */
  const made = new Map<string, StaffStore>();
  let changed = meanwhile;
  const open = (id: number): StaffStore => {
    const store = stores.find((one) => one.id === id);
    if (!store) throw staffRefusal('store.not_found');
    return store;
  };
  const put = (id: number, change: (store: StaffStore) => StaffStore): StaffStore => {
    stores = stores.map((store) =>
      store.id === id ? { ...change(store), version: store.version + 1 } : store,
    );
    return open(id);
  };
  const check = ({ id, version }: { id: number; version: number }): StaffStore => {
    if (changed) put(id, changed);
    changed = undefined;
    const store = open(id);
    if (store.version !== version) throw staffRefusal('general.conflict', { data: store });
    return store;
  };
  const noted = (store: StaffStore, action: string, changes: StaffStore['changes'][number]['changes']) => [
    { id: 900 + store.version, at: NOW, by: ME, action, changes },
    ...store.changes,
  ];
  return [
    ...mockViews(),
    mockCall('/api/admin/franchise-stores/choices', () => storyChoices),
    mockCall(
      '/api/admin/franchise-stores/list',
      ({ query, filters: { region, city, state, kind }, page, size }) => {
        const found = stores.filter(
          (one) =>
            `${one.name} ${one.code} ${one.address}`.toLowerCase().includes(query.toLowerCase()) &&
            (!region || region.includes(one.region.id)) &&
            (!city || city.includes(one.city.id)) &&
            (!state || state.includes(one.active ? 'on' : 'off')) &&
            (!kind || kind.includes(one.franchise ? 'partner' : 'own')),
        );
        const rows = found.slice((page - 1) * size, page * size).map(rowOf);
        return { rows, total: found.length, sums: {} };
      },
    ),
    mockCall('/api/admin/franchise-stores/get', ({ id }) => open(id)),
    mockCall('/api/admin/franchise-stores/create', ({ idempotencyKey, code, name, address, city }) => {
      const before = made.get(idempotencyKey);
      if (before && (before.code !== code || before.name !== name))
        throw staffRefusal('store.made_otherwise', { data: before });
      if (before) return before;
      if (stores.some((one) => one.code === code)) throw staffRefusal('store.code_taken');
      const store = makeStaffStore({ id: 50, code, name, address, active: false, changes: [] });
      const place = storyChoices.cities.find(({ id }) => id === city);
      stores = [...stores, { ...store, ...(place && { city: place, region: place.region }) }];
      made.set(idempotencyKey, store);
      if (made.size === 1 && lost) throw refusal('general.unavailable');
      return store;
    }),
    mockCall('/api/admin/franchise-stores/save', ({ set: { city, week, picture, ...set }, ...seen }) => {
      const before = check(seen);
      const place = storyChoices.cities.find((one) => one.id === city);
      return put(seen.id, (store) => ({
        ...store,
        ...set,
        ...(picture !== undefined && { picture: picture === null ? null : storyPicture }),
        ...(place && { city: { id: place.id, name: place.name }, region: place.region }),
        hours: {
          ...store.hours,
          ...(week && { week }),
          ...(set.ownDays && { days: [...set.ownDays, ...commonDays(store)] }),
        },
        changes: noted(before, 'save', [{ field: 'name', from: before.name, to: set.name ?? before.name }]),
      }));
    }),
    mockCall('/api/admin/franchise-stores/switch', ({ active, orders, ...seen }) => {
      const before = check(seen);
      if (!active && hasMoreOrders(before.uses, orders))
        throw staffRefusal('general.conflict', { data: before });
      const changes = noted(before, 'switch', [{ field: 'active', from: before.active, to: active }]);
      return put(seen.id, (store) => ({ ...store, active, changes }));
    }),
    mockCall('/api/admin/franchise-stores/delete', (seen) => {
      if (isStoreUsed(check(seen).uses)) throw staffRefusal('store.used');
      stores = stores.filter(({ id }) => id !== seen.id);
      return {};
    }),
  ];
}
