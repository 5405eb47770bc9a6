import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { importEntries } from './importEntries.ts';
import { mergeBrands } from './mergeBrands.ts';
import { deleteEntry } from './deleteEntry.ts';
import { moveEntry } from './moveEntry.ts';
import { listReferences, readReference } from './readReference.ts';
import { readCoupons } from './readCoupons.ts';
import { readUses } from './readUses.ts';
import { saveEntry } from './saveEntry.ts';
import { switchEntry } from './switchEntry.ts';

/** Calls by which staff keep the words that the shop goes by. */
export const referencesHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/refs/${string}`>> = {
  '/api/admin/refs/list': async (context) => ({ references: await listReferences(context) }),
  '/api/admin/refs/get': (context, { id }) => readReference(context, id),
  '/api/admin/refs/save-entry': saveEntry,
  '/api/admin/refs/switch-entry': switchEntry,
  '/api/admin/refs/delete-entry': deleteEntry,
  '/api/admin/refs/uses': readUses,
  '/api/admin/refs/coupons': readCoupons,
  '/api/admin/refs/import': importEntries,
  '/api/admin/refs/merge-brands': mergeBrands,
  '/api/admin/refs/move-entry': moveEntry,
};
