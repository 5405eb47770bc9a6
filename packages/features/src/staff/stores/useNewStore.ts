import { ApiError } from '@siren/contract/errors';
import { storeProblems } from '@siren/domain/stores';
import type { StaffStore, StoreChoices } from '@siren/domain/stores';
import { useApi } from '../../api/index.ts';
import { screenPath, useNewRecord } from '../kit/index.ts';

/** What a store cannot do without; the city is its id. */
export type NewStoreForm = Readonly<Record<'name' | 'code' | 'city' | 'address', string>>;

/** A store that is to be made. */
export function useNewStore({ cities }: StoreChoices) {
  const api = useApi();
  const form = useNewRecord<NewStoreForm, StaffStore>({
    name: 'store/new',
    stored: { name: '', code: '', city: String(cities[0]?.id ?? ''), address: '' },
    isSound: ({ city }) => cities.some(({ id }) => String(id) === city),
    problemsOf: ({ name, code, address }) => storeProblems({ name, code, address }),
    otherwise: 'store.made_otherwise',
    make: ({ name, code, city, address }, idempotencyKey) =>
      api.call('/api/admin/franchise-stores/create', {
        ...{ idempotencyKey, name: name.trim(), code: code.trim(), address: address.trim() },
        city: Number(city),
      }),
    pathOf: (id) => `${screenPath('stores')}/${id}`,
  });
  const isTaken = form.error instanceof ApiError && form.error.is('store.code_taken');
  return {
    ...form,
    error: isTaken ? null : form.error,
    problemOf: (field: keyof NewStoreForm): string | undefined =>
      field === 'code' && isTaken ? 'Этот код уже у\u00a0другого магазина.' : form.problemOf(field),
  };
}
