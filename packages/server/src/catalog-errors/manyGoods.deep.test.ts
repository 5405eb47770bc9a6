import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFeed } from '../import/index.ts';
import { generateFeed } from '../import/testing/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { checkByPress } from './runCheck.ts';

const OFFERS = 85_000;
/** Alone it takes some 5 s on two cores, ms. */
const CHECK_MS = 20_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const stream = generateFeed({ offers: OFFERS, stores: ['msk-1'] });
  const { now } = shop.clock;
  await importFeed({ db: shop.db, source: 'many', stream, file: 'many', region: 'moscow', clock: now });
}, 300_000);
afterAll(() => shop.close());

const check = () => checkByPress(shop.db, shop.clock.now());

test(`a check of ${OFFERS} variants takes seconds`, async () => {
  const started = performance.now();
  await check();
  expect(performance.now() - started).toBeLessThan(CHECK_MS);
}, 60_000);

test('pages are shown and carts filled while a check goes on', async () => {
  let over = false;
  const checking = check().finally(() => (over = true));
  const shopper = shop.visitor();
  const offer = shop.ids.offers['CHAIR'] ?? 0;
  let rounds = 0;
  for (; !over; rounds += 1) {
    await shopper.call('/api/catalog/section', { path: 'sofas', sort: 'popular', page: 1 });
    await shopper.call('/api/cart/add', { id: offer });
  }
  await checking;
  expect(rounds).toBeGreaterThan(1);
}, 120_000);
