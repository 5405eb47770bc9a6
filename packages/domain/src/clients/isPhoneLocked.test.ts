import { expect, test } from 'vitest';
import { internetUserStatuses } from './entities.ts';
import { isPhoneLocked } from './isPhoneLocked.ts';

test('the phone is locked while it names a found or a new client', () => {
  expect(internetUserStatuses.filter((status) => isPhoneLocked({ status }))).toEqual(['found', 'new']);
});
