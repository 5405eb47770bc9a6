import type { Call } from '@siren/contract/call';
import { calls } from '@siren/contract/calls';
import type { CallPath } from '@siren/contract/calls';
import type { Permission } from '@siren/domain/account';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { sql } from '../../db/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

export const all = Object.entries(calls as Record<string, Call>).map(([path, { needs }]) => ({
  path: path as CallPath,
  needs,
}));

export const forStaff = all.filter(({ needs }) => needs !== null && needs !== 'session' && needs !== 'user');

/** Whether the call refuses whoever sends it. What they send fits no call: that is looked at afterwards. */
export const isRefused = async (visitor: Visitor, path: CallPath): Promise<boolean> =>
  (await refusalOf(visitor.call(path, { surplus: '' } as never))) === 'user.not_authorized';

/** Each account tries each call of the staff. */
export const tryAll = (shop: () => TestShop, accounts: readonly (readonly Permission[])[]): void =>
  describe.each(accounts.map((permitted) => ({ permitted, words: permitted.join(', ') || 'no permission' })))(
    'with $words',
    ({ permitted }) => {
      let visitor: Visitor;
      beforeAll(async () => {
        await shop().db.query(sql`update users set permissions = ${permitted} where login = 'staff'`);
        visitor = await shop().signedIn('staff');
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
