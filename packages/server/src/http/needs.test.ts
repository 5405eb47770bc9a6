import type { Call } from '@siren/contract/call';
import { calls } from '@siren/contract/calls';
import type { CallPath } from '@siren/contract/calls';
import { permissions } from '@siren/domain/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const HOUR = 60 * 60 * 1000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Whether the call refuses whoever sends it. What they send fits no call: that is looked at afterwards. */
const isRefused = async (visitor: Visitor, path: CallPath): Promise<boolean> =>
  (await refusalOf(visitor.call(path, { surplus: '' } as never))) === 'user.not_authorized';

const all = Object.entries(calls as Record<string, Call>).map(([path, { needs }]) => ({
  path: path as CallPath,
  needs,
}));

test.each(all)('$path lets in whom it is for: $needs', async ({ path, needs }) => {
  const isForGuests = needs === null || needs === 'session';
  const isForUsers = isForGuests || needs === 'user';
  expect({
    guest: await isRefused(shop.visitor(), path),
    user: await isRefused(await shop.signedIn('buyer'), path),
  }).toEqual({ guest: !isForGuests, user: !isForUsers });
});

const forStaff = all.filter(({ needs }) => needs !== null && needs !== 'session' && needs !== 'user');

/** What several calls need together, by the words of it. */
const together = new Map(
  forStaff.flatMap(({ needs }) =>
    typeof needs === 'object' && needs && 'all' in needs ? [[needs.all.join(), needs.all] as const] : [],
  ),
);
/** Nothing, each permission alone, what is needed together, everything but one of these, everything. */
const accounts = [
  ...[[], ...permissions.map((permission) => [permission])],
  ...[...together.values()].flatMap((needed) => [
    [...needed],
    ...needed.map((one) => permissions.filter((other) => other !== one)),
  ]),
  [...permissions],
];

test('there are calls for staff, and some need several permissions', () => {
  expect(forStaff).not.toEqual([]);
  expect([...together.values()].some((needed) => needed.length > 1)).toBe(true);
});

describe.each(accounts.map((permitted) => ({ permitted, words: permitted.join(', ') || 'no permission' })))(
  'with $words',
  ({ permitted }) => {
    let visitor: Visitor;
    beforeAll(async () => {
      await shop.db.query(sql`update users set permissions = ${permitted} where login = 'staff'`);
      visitor = await shop.signedIn('staff');
    });

    test.each(forStaff)('$path is open or shut by its needs alone', async ({ path, needs }) => {
      const has = (need: unknown) => (permitted as unknown[]).includes(need);
      const isOpen =
        typeof needs === 'object' && needs && 'all' in needs
          ? needs.all.every(has)
          : [needs].flat().some(has);
      expect(await isRefused(visitor, path)).toBe(!isOpen);
    });
  },
);

test.each(all)(
  '$path after the end of a session is refused unless it is for everybody',
  async ({ path, needs }) => {
    const buyer = await shop.signedIn('buyer');
    shop.clock.advance(13 * HOUR);
    expect(await isRefused(buyer, path)).toBe(needs !== null);
  },
);
