import { storeKinds, storeSorts, storeStates } from '@siren/domain/stores';
import { z } from 'zod';
import { defineCall, empty, id } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import { count, staffStore, storeBasics, storeChoices, storeCode, storeFields, storeRow } from './schemas.ts';

const needs = { all: needsOf('stores') };
/** A record as it was seen. */
const seen = z.object({ id, version: count });
const ids = z.array(id).min(1).max(200);

const list = defineList({
  row: storeRow,
  filters: {
    region: ids,
    city: ids,
    state: z.array(z.enum(storeStates)).min(1).max(2),
    kind: z.array(z.enum(storeKinds)).min(1).max(2),
  },
  sorts: storeSorts,
  sums: {},
});

export const storesCalls = {
  '/api/admin/franchise-stores/list': defineCall({
    summary: 'Own and partners’ stores, narrowed, in an order, with how many there are',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/franchise-stores/choices': defineCall({
    summary: 'Cities by region, and pay types, for the fields of a store',
    needs,
    payload: empty,
    answer: storeChoices,
    errors: [],
  }),
  '/api/admin/franchise-stores/get': defineCall({
    summary: 'A store with its hours, what needs it, what of the catalogue lies there, and its history',
    needs,
    payload: z.object({ id }),
    answer: staffStore,
    errors: ['store.not_found'],
  }),
  '/api/admin/franchise-stores/create': defineCall({
    summary:
      'Make a store, which is off until it is switched on. The same key makes one; asked for another store by it, it is refused with the one that was made',
    needs,
    payload: z.object({ idempotencyKey: z.uuid(), code: storeCode, ...storeBasics }),
    answer: staffStore,
    errors: ['store.code_taken', 'store.no_such_city', 'store.made_otherwise'],
  }),
  '/api/admin/franchise-stores/save': defineCall({
    summary: 'Set fields of a store, which the file of places changes no more; only what is named changes',
    needs,
    payload: seen.extend({ set: storeFields }),
    answer: staffStore,
    errors: ['store.not_found', 'store.no_such_city', 'general.conflict'],
  }),
  '/api/admin/franchise-stores/switch': defineCall({
    summary:
      'Switch a store off, so that nobody can choose it, or on again. Its orders go on. Refused with the store as it is where more orders need it than were shown',
    needs,
    payload: seen.extend({
      active: z.boolean(),
      /** How many orders on their way need it, as it was shown. */
      orders: count,
    }),
    answer: staffStore,
    errors: ['store.not_found', 'store.no_place', 'general.conflict'],
  }),
  '/api/admin/franchise-stores/delete': defineCall({
    summary: 'Delete a store that no order, piece in stock or cart needs',
    needs,
    payload: seen,
    answer: empty,
    errors: ['store.not_found', 'store.used', 'general.conflict'],
  }),
};
