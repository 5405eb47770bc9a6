import { recordKinds } from '@siren/domain/audit';
import type { RecordKind } from '@siren/domain/audit';
import { expect, test } from 'vitest';
import { calls } from '../calls/index.ts';
import type { CallPath } from '../calls/index.ts';

/** By which saves a change of each kind of records is undone. */
const saves: Partial<Readonly<Record<RecordKind, readonly CallPath[]>>> = {
  coupon: ['/api/admin/coupons/save'],
  good: ['/api/admin/catalog/save', '/api/admin/catalog/set-pictures', '/api/admin/catalog/set-related'],
  section: ['/api/admin/sections/save', '/api/admin/sections/move'],
  ref: ['/api/admin/refs/save-entry', '/api/admin/refs/switch-entry'],
  client: ['/api/admin/clients/save'],
  order: ['/api/admin/orders/save'],
  store: ['/api/admin/franchise-stores/save'],
};

test.each(recordKinds.flatMap((kind) => (saves[kind] ?? []).map((path) => [kind, path] as const)))(
  'the undo of a change of a %s tells whatever %s refuses with',
  (_, path) => {
    expect(calls['/api/admin/audit/undo'].errors).toEqual(expect.arrayContaining([...calls[path].errors]));
  },
);
