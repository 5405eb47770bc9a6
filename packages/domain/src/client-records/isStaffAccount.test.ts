import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissions } from '../account/index.ts';
import { isStaffAccount } from './isStaffAccount.ts';

test.each([
  [{ flags: [], permissions: [] }, false],
  [{ flags: ['internal'], permissions: [] }, false],
  [{ flags: ['internal', 'staff'], permissions: [] }, true],
])('%j is of the staff: %s', (account, expected) => {
  expect(isStaffAccount(account)).toBe(expected);
});

test('whoever has a permission is of the staff, whatever the flags are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.subarray([...permissions], { minLength: 1 }),
      (flags, permissionsOf) => {
        expect(isStaffAccount({ flags, permissions: permissionsOf })).toBe(true);
      },
    ),
  );
});
