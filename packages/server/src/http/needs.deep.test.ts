import { permissions } from '@siren/domain/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { forStaff, tryAll } from './testing/needs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** What several calls need together, by the words of it. */
const together = new Map(
  forStaff.flatMap(({ needs }) =>
    typeof needs === 'object' && needs && 'all' in needs ? [[needs.all.join(), needs.all] as const] : [],
  ),
);
test('there are calls for staff, and some need several permissions', () => {
  expect(forStaff).not.toEqual([]);
  expect([...together.values()].some((needed) => needed.length > 1)).toBe(true);
});

tryAll(
  () => shop,
  [
    ...permissions.map((permission) => [permission]),
    ...[...together.values()].flatMap((needed) => [
      [...needed],
      ...needed.map((one) => permissions.filter((other) => other !== one)),
    ]),
  ],
);
