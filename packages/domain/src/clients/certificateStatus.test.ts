import { expect, test } from 'vitest';
import { certificateStatus } from './certificateStatus.ts';

const AT = '2026-03-02T10:00:00Z';
const NOW = Date.parse(AT);

test.each([
  [500, null, 'active'],
  [0.01, null, 'active'],
  [0, null, 'empty'],
  [500, '2026-03-02T10:00:01Z', 'active'],
  [500, AT, 'expired'],
  [0, '2026-03-01T00:00:00Z', 'expired'],
] as const)('with %d roubles until %s it is %s', (money, expiresAt, status) => {
  expect(certificateStatus({ money, expiresAt }, NOW)).toBe(status);
});
