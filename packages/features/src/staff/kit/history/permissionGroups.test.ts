import { permissions } from '@siren/domain/account';
import { expect, test } from 'vitest';
import { permissionGroups } from './permissionGroups.ts';

test('each permission stands in one group', () => {
  const told = permissionGroups.flatMap((group) => group.permissions);
  expect(told.toSorted()).toEqual([...permissions].toSorted());
});
