import { afterAll, beforeAll, expect, test } from 'vitest';
import { CART_LIMITS } from '@siren/domain/cart';
import { openDatabase, sql } from '../db/index.ts';
import type { Database, DatabasePool } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { addOffer } from './addOffer.ts';
import type { CartPlace } from './CartPlace.ts';
import { cartHandlers } from './cartHandlers.ts';
import { setQuantity } from './setQuantity.ts';

let shop: TestShop;
let alone: DatabasePool;
let cart: CartPlace & { id: number };

beforeAll(async () => {
  shop = await createTestShop({ handlers: cartHandlers });
  await shop.visitor().call('/api/cart/add', { id: shop.ids.offers['CHAIR']! });
  [cart] = (await shop.db.query<typeof cart>(sql`
    select i.cart_id as "cartId", c.region_id as "regionId", false as exposition, i.id
    from cart_items i cross join lateral (select region_id from cities order by position, id limit 1) c`)) as [
    typeof cart,
  ];
  cart = { ...cart, limits: CART_LIMITS };
  // One connection, which waits as that of a shop does; servers of tests never wait.
  alone = openDatabase(shop.db.url, { max: 1 });
  await alone.query(sql`set synchronous_commit = on`);
});
afterAll(async () => {
  await alone.close();
  await shop.close();
});

const commits = async (db: Database) => {
  const [row] = await db.query<{ synchronous_commit: string }>(sql`show synchronous_commit`);
  return row?.synchronous_commit;
};

test.each([
  [
    'a good is added',
    (db: Database) => addOffer(db, cart, { offer: shop.ids.offers['CHAIR']!, quantity: 1 }),
  ],
  ['a quantity is changed', (db: Database) => setQuantity(db, cart, { id: cart.id, quantity: 1 })],
])('%s without waiting for the disk, and what follows waits again', async (_name, change) => {
  await alone.transaction(async (inside) => {
    await change(inside);
    expect(await commits(inside)).toBe('off');
  });
  await change(alone);
  expect(await commits(alone)).toBe('on');
});
