import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

describe('an order', () => {
  test('is charged as it was shown, and can be read by who placed it', async () => {
    const visitor = await shop.withCart({ CHAIR: 2, LAMP: 1 });
    await visitor.call('/api/cart/coupon', { coupon: 'ten' });
    const draft = await shop.draft(visitor, {
      services: [
        { key: 'courier', quantity: 1 },
        { key: 'lift', quantity: 3 },
      ],
    });
    const id = await shop.create(visitor, draft);
    const order = await visitor.call('/api/order/get', { id });
    expect(order).toMatchObject({
      id,
      number: String(id),
      status: { code: 'new', name: 'Принят' },
      customer: { name: 'Анна', phone: '+79122044108', email: 'guest@shop.invalid' },
      delivery: { city: { code: 'moscow', name: 'Москва' }, address: 'ул. Мира, 1', date: '2026-03-04' },
      payType: { name: 'Картой' },
      coupon: 'TEN',
      services: [
        { key: 'courier', quantity: 1, price: 990 },
        { key: 'lift', quantity: 3, price: 750 },
      ],
      lines: [
        { article: 'CHAIR', quantity: 2, price: 3_499.9, finalPrice: 3_150.9 },
        { article: 'LAMP', quantity: 1, price: 1_290, finalPrice: 1_161 },
      ],
      totals: { goods: 8_289.8, discount: 827, services: 1_740, toPay: 9_202.8 },
      history: [{ status: { code: 'new' }, at: '2026-03-02T09:00:00.000Z' }],
    });
    expect(draft.expectedTotal).toBe(order.totals.toPay);
  });

  test('needs no quantity of a service that is not priced by it', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    const id = await shop.create(visitor, { ...draft, services: [{ key: 'courier' }] });
    const { services } = await visitor.call('/api/order/get', { id });
    expect(services).toMatchObject([{ key: 'courier', quantity: 1 }]);
  });

  test('keeps no name of who does not give it, whatever came with it', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    const id = await shop.create(visitor, {
      ...draft,
      customer: { ...draft.customer, unknown: true, name: 'Анна' },
    });
    expect((await visitor.call('/api/order/get', { id })).customer.name).toBe('Покупатель');
  });

  test('notes the service itself and tells of it as a product that no good is', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const id = await shop.create(visitor, await shop.draft(visitor));
    const [noted] = await shop.db.query<{ name: string; key: string; product: number }>(sql`
      select s.name, s.key, s.product_id as product
      from order_services o join services s on s.id = o.service_id where o.order_id = ${id}`);
    expect(noted).toMatchObject({ key: 'courier' });
    const { services } = (await shop.look(visitor)).services;
    expect(services.find(({ key }) => key === 'courier')?.product).toBe(noted?.product);
    const products = services.map(({ product }) => product);
    expect(new Set(products).size).toBe(services.length);
    const goods = await shop.db.query(sql`select id from products where id = any(${products}::int[])`);
    expect(goods).toEqual([]);
  });

  test('takes the goods from the stores of the region and notes from which', async () => {
    const visitor = await shop.withCart({ 'SOFA-SAGE': 12 });
    const id = await shop.create(visitor, await shop.draft(visitor));
    const taken = await shop.db.query(sql`
      select code, s.quantity as taken, left_over.quantity as left
      from order_stock s join stores on stores.id = s.store_id
      join stock left_over on left_over.offer_id = s.offer_id and left_over.store_id = s.store_id
      where order_id = ${id} order by code`);
    expect(taken).toEqual([
      { code: 'khimki-1', taken: 2, left: 3 },
      { code: 'msk-1', taken: 10, left: 0 },
    ]);
    const [ural] = await shop.db.query<{ quantity: number }>(sql`
      select quantity from stock join stores on stores.id = store_id
      where offer_id = ${shop.offer('SOFA-SAGE')} and code = 'ekb-1'`);
    expect(ural).toEqual({ quantity: 10 });
  });

  test('takes what was selected out of the cart, with the coupon, and leaves the rest', async () => {
    const visitor = await shop.withCart({ CHAIR: 1, LAMP: 1 });
    const { content } = await visitor.call('/api/cart/coupon', { coupon: 'TEN' });
    const lamp = content.find((row) => row.offer === shop.offer('LAMP'))!;
    await visitor.call('/api/cart/toggle', { ids: [lamp.id], selected: false });
    await shop.create(visitor, await shop.draft(visitor));
    expect(await shop.look(visitor)).toMatchObject({ content: [{ id: lamp.id }], coupon: null });
  });

  test('leaves a coupon that took nothing off in the cart', async () => {
    const visitor = await shop.withCart({ CHAIR: 1 });
    await visitor.call('/api/cart/coupon', { coupon: 'LIGHT' });
    const id = await shop.create(visitor, await shop.draft(visitor));
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({ coupon: null });
    expect(await shop.look(visitor)).toMatchObject({ coupon: { code: 'LIGHT' } });
    const [coupon] = await shop.db.query(sql`select used from coupons where code = 'LIGHT'`);
    expect(coupon).toEqual({ used: 0 });
  });

  test('uses bonus money first and then certificates, in the order attached', async () => {
    const buyer = await signIn(shop, 'buyer');
    await shop.withCart({ CHAIR: 1 }, buyer);
    const { 'GIFT-REST': rest, 'GIFT-1000': thousand } = shop.ids.certificates;
    await shop.attach(buyer, rest!);
    await shop.attach(buyer, thousand!);
    const active = { expiresAt: null, status: 'active' as const };
    const certificates = [
      { guid: rest!, code: 'GIFT-REST', nominal: 5_000, money: 240.5, ...active },
      { guid: thousand!, code: 'GIFT-1000', nominal: 1_000, money: 1_000, ...active },
    ];
    const draft = await shop.draft(buyer, { useBonus: true, wallet: { bonus: 1_500.5, certificates } });
    const order = await buyer.call('/api/order/get', { id: await shop.create(buyer, draft) });
    expect(order.totals).toMatchObject({ bonus: 1_500.5, certificates: 1_240.5, toPay: 1_748.9 });
    expect(order.certificates).toEqual([
      { guid: thousand, code: 'GIFT-1000', amount: 1_000 },
      { guid: rest, code: 'GIFT-REST', amount: 240.5 },
    ]);
    const [left] = await shop.db.query(sql`
      select (select bonus from users where login = 'buyer'), (select sum(money) from certificates
        where code in ('GIFT-REST', 'GIFT-1000')) as money, (select count(*) from cart_certificates) as attached`);
    expect(left).toEqual({ bonus: 0, money: 0, attached: 0 });
  });

  test('tells the staff', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const id = await shop.create(visitor, await shop.draft(visitor));
    const [last] = await shop.db.query(sql`select message, type from notifications order by id desc limit 1`);
    expect(last).toEqual({ message: `Новый заказ № ${id}`, type: 'info' });
  });
});

describe('an idempotency key', () => {
  test('answers the same order again, also when the cart is empty by then', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    const id = await shop.create(visitor, draft);
    expect(await shop.create(visitor, draft)).toBe(id);
  });

  test('is refused for another body and for somebody else', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    await shop.create(visitor, draft);
    const other = { ...draft, customer: { ...draft.customer, comment: 'и ещё' } };
    expect(await refusalOf(visitor.call('/api/order/create', other))).toBe('general.bad_request');
    const stranger = await shop.withCart({ LAMP: 1 });
    expect(await refusalOf(stranger.call('/api/order/create', draft))).toBe('general.bad_request');
  });

  test('is not used up by a refusal', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    const wrong = { ...draft, expectedTotal: 1 };
    expect(await refusalOf(visitor.call('/api/order/create', wrong))).toBe('cart.total_changed');
    expect(await refusalOf(visitor.call('/api/order/create', draft))).toBe('done');
  });
});

describe('reading an order', () => {
  test('is for its owner and for who manages orders; for others it is as if there were none', async () => {
    const buyer = await signIn(shop, 'buyer');
    await shop.withCart({ LAMP: 1 }, buyer);
    const id = await shop.create(buyer, await shop.draft(buyer));
    const get = (who: typeof buyer, what = id) =>
      who.call('/api/order/get', { id: what }).catch((e: unknown) => e);
    expect(await get(await signIn(shop, 'buyer'))).toMatchObject({ id });
    expect(await get(await signIn(shop, 'staff'))).toMatchObject({ id });
    const stranger = await get(await signIn(shop, 'other'));
    const guest = await get(await shop.withCart({ LAMP: 1 }));
    const none = await get(buyer, 999_999);
    expect(stranger).toMatchObject({ key: 'order.not_found' });
    expect([stranger, guest].map((error) => (error as { body: unknown }).body)).toEqual(
      Array(2).fill((none as { body: unknown }).body),
    );
  });
});

test('staff who have found a client order for that client', async () => {
  const staff = await signIn(shop, 'staff');
  await shop.withCart({ LAMP: 1 }, staff);
  await shop.db.query(sql`
    update carts set client_id = ${shop.ids.users['other']!} where user_id = ${shop.ids.users['staff']!}`);
  const id = await shop.create(staff, { ...(await shop.draft(staff)), client: shop.ids.users['other']! });
  const client = await signIn(shop, 'other');
  expect(await client.call('/api/order/get', { id })).toMatchObject({ id });
});
