import { expect, test } from 'vitest';
import { ERROR_POPUP_MS, NOTIFICATIONS_MAX } from './limits.ts';

test('an error popup stays for 3 seconds, and at most 5 notifications are visible', () => {
  expect([ERROR_POPUP_MS, NOTIFICATIONS_MAX]).toEqual([3000, 5]);
});
