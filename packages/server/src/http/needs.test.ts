import { permissions } from '@siren/domain/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { all, isRefused, tryAll } from './testing/needs.ts';

const HOUR = 60 * 60 * 1000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test.each(all)('$path lets in whom it is for: $needs', async ({ path, needs }) => {
  const isForGuests = needs === null || needs === 'session';
  const isForUsers = isForGuests || needs === 'user';
  expect({
    guest: await isRefused(shop.visitor(), path),
    user: await isRefused(await shop.signedIn('buyer'), path),
  }).toEqual({ guest: !isForGuests, user: !isForUsers });
});

// Nothing and everything; each permission alone, and everything but one, are tried by the deep run.
tryAll(() => shop, [[], [...permissions]]);

test.each(all)(
  '$path after the end of a session is refused unless it is for everybody',
  async ({ path, needs }) => {
    const buyer = await shop.signedIn('buyer');
    shop.clock.advance(13 * HOUR);
    expect(await isRefused(buyer, path)).toBe(needs !== null);
  },
);
