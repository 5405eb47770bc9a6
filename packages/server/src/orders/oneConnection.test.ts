import { NO_ADDITIONAL } from '@siren/domain/orders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ connections: 1 });
});
afterAll(() => shop.close());

test('an order never waits for a second connection: those who have them may wait for what it holds', async () => {
  const { pool } = shop.db;
  await pool.query("update stores set franchise = true where code = 'khimki-1'");
  shop.places.forget();
  const staff = await shop.signedIn('staff', { region: 'moscow', city: 'khimki' });
  await staff.call('/api/cart/add', { id: shop.ids.offers['CHAIR']! });
  await staff.call('/api/client/resolve-user', { phone: '+79120000001' });
  const { cart, wallet, client } = await staff.call('/api/info', {});
  const payload = {
    ...draftOf(cart, shop.ids.payTypes['card']!, { wallet, client, useBonus: true }),
    additional: { ...NO_ADDITIONAL, franchiseType: 'purchase' as const },
  };
  // Whatever the order asks for while it is being placed, it finds nothing in memory.
  const { stores } = shop.places;
  vi.spyOn(shop.places, 'stores').mockImplementation((region) => {
    shop.places.forget();
    return stores(region);
  });
  const { id } = await staff.call('/api/order/create', payload);
  expect(await staff.call('/api/order/get', { id })).toMatchObject({ staff: { franchiseType: 'purchase' } });
});
