import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { crashKinds, crashThroughout, crashThroughoutOnce, plantCrashes } from './testing/crashes.ts';
import type { Crashes } from './testing/crashes.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createOrderShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

/** Everything that an order changes. */
async function everything(): Promise<unknown> {
  const [all] = await shop.db.query(sql`
    select (select jsonb_agg(o order by o.id) from orders o) as orders,
      (select count(*) from order_lines) as lines, (select count(*) from order_services) as services,
      (select count(*) from order_certificates) as certificates, (select count(*) from order_history) as history,
      (select count(*) from notifications) as notifications, (select sum(quantity) from order_stock) as taken,
      (select jsonb_agg(s order by offer_id, store_id) from stock s) as stock,
      (select jsonb_agg(money order by guid) from certificates) as money,
      (select bonus from users where login = 'buyer') as bonus,
      (select jsonb_agg(used order by id) from coupons) as used,
      (select jsonb_agg(i order by i.id) from cart_items i) as items,
      (select jsonb_agg(coupon_code order by id) from carts) as coupons,
      (select count(*) from cart_certificates) as attached`);
  return all;
}

/** An order that takes of everything: goods, services, coupon, bonus, certificate. */
async function prepare(buyer: Visitor): Promise<OrderPayload> {
  const guid = shop.ids.certificates['GIFT-1000']!;
  await shop.db.query(sql`update stock set quantity = 100`);
  await shop.db.query(sql`update users set bonus = 50 where login = 'buyer'`);
  await shop.db.query(sql`update certificates set money = 1000 where guid = ${guid}`);
  await shop.withCart({ LAMP: 2, CHAIR: 1 }, buyer);
  await buyer.call('/api/cart/coupon', { coupon: 'TEN' });
  await shop.attach(buyer, guid);
  const certificates = [
    { guid, code: 'GIFT-1000', nominal: 1_000, money: 1_000, expiresAt: null, status: 'active' as const },
  ];
  return shop.draft(buyer, { useBonus: true, wallet: { bonus: 50, certificates } });
}

describe.each(crashKinds)('when %s', (kind) => {
  test('after any statement of an order, nothing of it stays, and the same press can be repeated', async () => {
    const buyer = await signIn(shop, 'buyer');
    const draft = await prepare(buyer);
    const step = () => shop.create(buyer, draft);
    await crashThroughoutOnce(crashes, { kind, step, everything, least: 15 });
  });

  test('after any statement of an order that is repeated, the cart is as it was', async () => {
    const buyer = await signIn(shop, 'buyer');
    const id = await shop.create(buyer, await prepare(buyer));
    const inCart = () => shop.db.query(sql`select * from cart_items order by id`);
    const repeat = () => buyer.call('/api/order/repeat', { id });
    await shop.withCart({ 'SOFA-SAGE': 1 }, buyer);
    await crashThroughout(crashes, { kind, step: repeat, everything: inCart, least: 2 });
    expect((await repeat()).found).toBe(2);
  });
});
