import type { StaffStore } from '@siren/domain/stores';
import { useApi } from '../../api/index.ts';
import { useCheckedForm, useRecord } from '../kit/index.ts';
import type { CheckedForm } from '../kit/index.ts';
import { storeResource } from './resources.ts';
import { formOf, isOwnDaysField, isPictureField, problemsOf, wishOf } from './storeForm.ts';
import type { StoreForm, StoreWish } from './storeForm.ts';

/** What can be done to the store that somebody looks at. */
export interface OpenStore {
  save(set: StoreWish): Promise<StaffStore>;
  /** Off, as its uses were shown, or on. */
  turn(active: boolean): Promise<StaffStore>;
  remove(): Promise<void>;
}

/** A store that is looked at. */
export function useStore(id: number) {
  const api = useApi();
  const { data, error, retry, change, depart } = useRecord(storeResource(id));
  const seen = { id, version: data?.version ?? 0 };
  const open: OpenStore = {
    save: (set) => change(() => api.call('/api/admin/franchise-stores/save', { ...seen, set })),
    turn: (active) =>
      change(() =>
        api.call('/api/admin/franchise-stores/switch', { ...seen, active, orders: data?.uses.orders ?? 0 }),
      ),
    remove: () => depart(() => api.call('/api/admin/franchise-stores/delete', seen)),
  };
  return { data, error, retry, open };
}

export type OpenForm = CheckedForm<StoreForm>;

/** The fields of a store in one form, which is saved as one. */
export const useStoreForm = (store: StaffStore, open: OpenStore): OpenForm =>
  useCheckedForm<StoreForm>({
    name: `store/${store.id}`,
    stored: formOf(store),
    problemsOf: (fields) => problemsOf(fields, formOf(store)),
    isSound: ({ picture, ownDays }) => isPictureField(picture) && isOwnDaysField(ownDays),
    send: async (changed, fields) => formOf(await open.save(wishOf(changed, fields))),
  });
