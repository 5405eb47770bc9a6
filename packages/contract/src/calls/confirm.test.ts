import { expect, test } from 'vitest';
import type { Call } from '../call/index.ts';
import { calls } from './calls.ts';

const guarded = Object.entries(calls as Record<string, Call>).filter(([, { changes }]) => changes);

test.each(guarded)('%s needs more than a session', (_, { changes, confirm }) => {
  // Staff spend the money of others; everything else is the owner's.
  expect(confirm).toBe(changes === 'money' ? 'staff' : 'owner');
});

test('what changes money, permissions, a password or a contact is known by name', () => {
  expect(guarded.map(([path]) => path).toSorted()).toEqual([
    '/api/admin/audit/undo',
    '/api/admin/catalog/change-prices',
    '/api/admin/catalog/change-sections',
    '/api/admin/catalog/change-stock',
    '/api/admin/catalog/save',
    '/api/admin/catalog/show',
    '/api/admin/catalog/undo-prices',
    '/api/admin/catalog/undo-sections',
    '/api/admin/clients/block',
    '/api/admin/clients/correct-bonus',
    '/api/admin/clients/erase',
    '/api/admin/coupons/create',
    '/api/admin/coupons/create-series',
    '/api/admin/coupons/save',
    '/api/admin/coupons/switch',
    '/api/admin/orders/change',
    '/api/admin/orders/return',
    '/api/admin/orders/step',
    '/api/admin/orders/steps',
    '/api/admin/refs/delete-entry',
    '/api/admin/refs/import',
    '/api/admin/refs/save-entry',
    '/api/admin/refs/switch-entry',
    '/api/admin/sections/merge',
    '/api/admin/users/bind',
    '/api/admin/users/block',
    '/api/admin/users/delete-role',
    '/api/admin/users/dismiss',
    '/api/admin/users/invite',
    '/api/admin/users/invite-again',
    '/api/admin/users/reset-factor',
    '/api/admin/users/save',
    '/api/admin/users/save-role',
    '/api/backoffice/orders/return',
    '/api/backoffice/orders/step',
    '/api/backoffice/receipts/correct',
    '/api/backoffice/receipts/retry',
    '/api/backoffice/receipts/ring',
    '/api/backoffice/receipts/settle',
    '/api/backoffice/shift/close',
    '/api/backoffice/shift/move-cash',
    '/api/backoffice/shift/open',
    '/api/backoffice/shift/settle',
    '/api/backoffice/stock/change',
    '/api/order/cancel',
    '/api/order/create',
    '/api/order/pay',
    '/api/user/begin-factor',
    '/api/user/change-contact',
    '/api/user/change-password',
    '/api/user/renew-recovery-codes',
    '/api/user/turn-off-factor',
    '/api/user/turn-on-factor',
  ]);
});
