import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { createStore } from './createStore.ts';
import { listStores, readStoreChoices } from './listStores.ts';
import { readStore } from './readStore.ts';
import { saveStore } from './saveStore.ts';
import { deleteStore, switchStore } from './switchStore.ts';

/** Calls by which staff keep the stores that shoppers see. */
export const storesHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/franchise-stores/${string}`>> = {
  '/api/admin/franchise-stores/list': listStores,
  '/api/admin/franchise-stores/choices': readStoreChoices,
  '/api/admin/franchise-stores/get': (context, { id }) => readStore(context, id),
  '/api/admin/franchise-stores/create': createStore,
  '/api/admin/franchise-stores/save': saveStore,
  '/api/admin/franchise-stores/switch': switchStore,
  '/api/admin/franchise-stores/delete': deleteStore,
};
