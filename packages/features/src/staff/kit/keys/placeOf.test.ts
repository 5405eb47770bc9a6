import { staffScreens } from '@siren/contract/staff/screens';
import type { StaffScreen } from '@siren/contract/staff/screens';
import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

test.each(Object.values<StaffScreen>(staffScreens))(
  'keys of lists and records mean something at $path',
  (screen) => {
    const { path, records } = screen;
    expect(placeOf(`/${path}`)).toBe(records ? 'list' : null);
    if (records) expect(placeOf(`/${path}/7031`)).toBe('record');
  },
);

test('an address that nobody has is no place', () => {
  expect(placeOf('/ordersmith')).toBeNull();
  expect(placeOf('/')).toBeNull();
});
