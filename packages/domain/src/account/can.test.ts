import { expect, test } from 'vitest';
import { can } from './can.ts';
import { permissions } from './entities.ts';

test('a permission is had where it is among one’s own', () => {
  expect(can(['client.resolve', 'orders.manage'], 'orders.manage')).toBe(true);
});

test('no permission brings another, not even that of the admin area', () => {
  for (const one of permissions) {
    for (const other of permissions) expect(can([one], other)).toBe(one === other);
  }
});

test('nobody may do anything without permissions', () => {
  expect(permissions.some((permission) => can([], permission))).toBe(false);
});
