import { SHOP_LIMITS } from '@siren/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { orderShopOn } from '../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import { confirmInDoubt, declineInDoubt, ordersInDoubt } from './staffWord.ts';
import { Lacking } from './takeWaiting.ts';

let shop: OrderShop;
beforeAll(async () => {
  const limits = { ...SHOP_LIMITS, unproven: { orders: 10, pieces: 1 } };
  shop = orderShopOn(await createTestShop({ limits }));
  await shop.db.query(
    sql`insert into coupons (code, type, value, limit_total) values ('ОДИН', 'fixed', 100, 1)`,
  );
});
afterAll(() => shop.close());

/** An order of more than may be held unproven. */
async function waiting(pieces: number, coupon?: string): Promise<number> {
  const visitor = await shop.withCart({ LAMP: pieces });
  if (coupon) await visitor.call('/api/cart/coupon', { coupon });
  const draft = { ...(await shop.draft(visitor)), payType: shop.ids.payTypes['cash']!, waits: true };
  return shop.create(visitor, draft);
}
const stateOf = async (id: number) => {
  const [row] = await shop.db.query<{ status: string; proof: string | null }>(sql`
    select status, proof from orders where id = ${id}`);
  return row!;
};
const used = async () => {
  const [row] = await shop.db.query<{ used: number }>(sql`select used from coupons where code = 'ОДИН'`);
  return row!.used;
};
const console = () => ({ db: shop.db, now: shop.clock.now });
const confirm = (id: number) => confirmInDoubt(console(), id);

test('the word takes goods and the use of the coupon once, though it is given several times at once', async () => {
  const id = await waiting(2, 'ОДИН');
  const before = await shop.left('LAMP');
  expect((await ordersInDoubt(console())).find((one) => one.id === id)).toMatchObject({
    held: false,
    pieces: 2,
  });
  await Promise.all([confirm(id), confirm(id), confirm(id)]);
  expect(await stateOf(id)).toEqual({ status: 'confirmed', proof: 'staff' });
  expect(before - (await shop.left('LAMP'))).toBe(2);
  expect(await used()).toBe(1);
  expect((await ordersInDoubt(console())).some((one) => one.id === id)).toBe(false);
  await shop.db.query(sql`update orders set status = 'cancelled' where id = ${id}`);
  await shop.db.query(sql`update coupons set used = 0 where code = 'ОДИН'`);
});

test('where goods or the coupon are gone by now that is told, and nothing is taken', async () => {
  const id = await waiting(2, 'ОДИН');
  await shop.db.query(sql`update coupons set used = 1 where code = 'ОДИН'`);
  const stock = await shop.db.query<{ store_id: number; quantity: number }>(sql`
    update stock s set quantity = 0 from stock was
    where s.offer_id = ${shop.offer('LAMP')} and was.offer_id = s.offer_id and was.store_id = s.store_id
    returning s.store_id, was.quantity`);
  const lacking = await confirm(id).catch((error: unknown) => error);
  expect(lacking).toBeInstanceOf(Lacking);
  expect((lacking as Lacking).lines).toEqual([
    expect.stringMatching(/осталось 0 из 2/),
    'Промокод ОДИН уже использован.',
  ]);
  expect(await stateOf(id)).toEqual({ status: 'waiting', proof: null });
  for (const { store_id: store, quantity } of stock) {
    await shop.db.query(sql`
      update stock set quantity = ${quantity} where offer_id = ${shop.offer('LAMP')} and store_id = ${store}`);
  }
});

test('declined, it gives nothing back that it never took; a held one gives back all', async () => {
  const id = await waiting(2);
  const before = await shop.left('LAMP');
  await declineInDoubt(console(), id);
  expect(await stateOf(id)).toMatchObject({ status: 'cancelled' });
  expect(await shop.left('LAMP')).toBe(before);
  const visitor = await shop.withCart({ LAMP: 1 });
  const held = await shop.create(visitor, await shop.draft(visitor));
  expect(await shop.left('LAMP')).toBe(before - 1);
  await declineInDoubt(console(), held);
  await declineInDoubt(console(), held);
  expect(await shop.left('LAMP')).toBe(before);
});

test('a word that dies half way has taken nothing', async () => {
  const id = await waiting(3);
  const before = await shop.left('LAMP');
  await shop.db.query(sql`
    create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`);
  await shop.db.query(sql`
    create trigger planted before update on orders for each row when (new.proof = 'staff')
    execute function planted()`);
  await expect(confirm(id)).rejects.toThrow('planted');
  await shop.db.query(sql`drop trigger planted on orders`);
  expect(await shop.left('LAMP')).toBe(before);
  expect(await stateOf(id)).toEqual({ status: 'waiting', proof: null });
});
