import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

describe('an order is refused', () => {
  const refusedWith = async (change: (draft: OrderPayload) => Partial<OrderPayload>) => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const before = await shop.left('LAMP');
    const draft = await shop.draft(visitor);
    const refused = await refusalOf(visitor.call('/api/order/create', { ...draft, ...change(draft) }));
    expect(await shop.left('LAMP')).toBe(before);
    expect((await shop.look(visitor)).content).toHaveLength(1);
    return refused;
  };

  test('with a phone that is none', async () => {
    const refused = await refusedWith(({ customer }) => ({
      customer: { ...customer, phone: [{ phone: '12345', protected: false }] },
    }));
    expect(refused).toBe('general.invalid_phone');
  });

  test('with a sum that no database holds', async () => {
    expect(await refusedWith(() => ({ expectedTotal: 1e17 }))).toBe('general.bad_request');
  });

  test('with an e-mail that is none', async () => {
    const refused = await refusedWith(({ customer }) => ({ customer: { ...customer, email: 'anna' } }));
    expect(refused).toBe('general.bad_request');
  });

  test('without a name, unless the buyer gives none', async () => {
    const refused = await refusedWith(({ customer }) => ({ customer: { ...customer, name: ' ' } }));
    expect(refused).toBe('general.bad_request');
  });

  test('without the quantity of a service that is priced by it', async () => {
    const refused = await refusedWith(() => ({ services: [{ key: 'courier' }, { key: 'lift' }] }));
    expect(refused).toBe('general.bad_request');
  });

  test('without an address, unless the buyer fetches it', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor, { services: [{ key: 'pickup', quantity: 1 }] });
    const nowhere = { ...draft, customer: { ...draft.customer, address: '' } };
    const seen = await shop.draft(visitor, { services: [{ key: 'courier', quantity: 1 }] });
    const brought = { ...seen, customer: nowhere.customer };
    expect(await refusalOf(visitor.call('/api/order/create', brought))).toBe('general.bad_request');
    expect(await refusalOf(visitor.call('/api/order/create', nowhere))).toBe('done');
  });

  test('without a delivery, or with two', async () => {
    expect(await refusedWith(() => ({ services: [] }))).toBe('general.bad_request');
    const both = ['courier', 'pickup'].map((key) => ({ key, quantity: 1 }));
    expect(await refusedWith(() => ({ services: both }))).toBe('general.bad_request');
    const twice = ['courier', 'courier'].map((key) => ({ key, quantity: 1 }));
    expect(await refusedWith(() => ({ services: twice }))).toBe('general.bad_request');
  });

  test('when its city is none of the region by now, with what the city of the cart would cost', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const services = [{ key: 'pickup', quantity: 1 }];
    const draft = { ...(await shop.draft(visitor, { services })), store: shop.ids.stores['ekb-1']! };
    const error = await visitor
      .call('/api/order/create', { ...draft, city: 'tagil' })
      .catch((caught: unknown) => caught);
    const total = draft.expectedTotal;
    expect(error).toMatchObject({
      key: 'cart.total_changed',
      body: { data: { total, differences: [], quote: { totals: { toPay: total } } } },
    });
  });

  test.each(['courier', 'pickup'])(
    'when its delivery was withdrawn: %s is told to be gone, and what the rest costs',
    async (key) => {
      const visitor = await shop.withCart({ LAMP: 1 });
      const draft = await shop.draft(visitor, { services: [{ key, quantity: 1 }] });
      await shop.db.query(sql`update services set active = false where key = ${key}`);
      const error = await visitor.call('/api/order/create', draft).catch((caught: unknown) => caught);
      await shop.db.query(sql`update services set active = true where key = ${key}`);
      expect(error).toMatchObject({
        key: 'cart.total_changed',
        body: {
          data: {
            total: 1_290,
            differences: [{ kind: 'service_removed', service: key }],
            quote: { services: [], totals: { toPay: 1_290 } },
          },
        },
      });
    },
  );

  test('with a pay type that no store of the region takes', async () => {
    const ural = shop.visitor({ region: 'ural' });
    await shop.withCart({ CHAIR: 1 }, ural);
    const payType = shop.ids.payTypes['instalments']!;
    const draft = { ...(await shop.draft(ural)), payType };
    expect(await refusalOf(ural.call('/api/order/create', draft))).toBe('cart.pay_type_unavailable');
  });

  test('when nothing is in the cart, or nothing selected', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    const [row] = (await shop.look(visitor)).content;
    await visitor.call('/api/cart/toggle', { ids: [row!.id], selected: false });
    expect(await refusalOf(visitor.call('/api/order/create', draft))).toBe('cart.empty');
    expect(await refusalOf(shop.visitor().call('/api/order/create', draft))).toBe('cart.empty');
  });

  test('when the total is another, with the new one and what would be charged', async () => {
    const visitor = await shop.withCart({ LAMP: 2 });
    const draft = await shop.draft(visitor);
    const one = { ...draft, expectedTotal: draft.expectedTotal - 0.01 };
    const error = await visitor.call('/api/order/create', one).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      key: 'cart.total_changed',
      body: {
        data: {
          total: 3_570,
          differences: [],
          quote: {
            lines: [{ offer: shop.offer('LAMP'), quantity: 2, price: 1_290 }],
            services: [{ key: 'courier', price: 990 }],
            totals: { toPay: 3_570 },
          },
        },
      },
    });
  });

  test('when less of a balance is left, even where a certificate makes up for it and the total stays', async () => {
    const buyer = await signIn(shop, 'buyer');
    await shop.withCart({ LAMP: 1 }, buyer);
    const guid = shop.ids.certificates['GIFT-1000']!;
    await shop.attach(buyer, guid);
    const certificate = { guid, code: 'GIFT-1000', nominal: 1_000, money: 1_000, expiresAt: null };
    const wallet = { bonus: 1_000, certificates: [{ ...certificate, status: 'active' as const }] };
    const services = [{ key: 'pickup', quantity: 1 }];
    const draft = await shop.draft(buyer, { services, useBonus: true, wallet });
    await shop.db.query(sql`update users set bonus = 500 where login = 'buyer'`);
    const error = await buyer.call('/api/order/create', draft).catch((caught: unknown) => caught);
    expect(draft.expectedTotal).toBe(0);
    expect(error).toMatchObject({
      key: 'cart.total_changed',
      body: { data: { total: 0, quote: { totals: { bonus: 500, certificates: 790, toPay: 0 } } } },
    });
  });

  test('when a service is not to be had any more, even where it costs nothing', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    const services = [...draft.services, { key: 'assembly', quantity: 1 }];
    const error = await visitor
      .call('/api/order/create', { ...draft, services })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      key: 'cart.total_changed',
      body: {
        data: { differences: [{ kind: 'service_removed', service: 'assembly', before: 900, after: 0 }] },
      },
    });
    const gone = [...draft.services, { key: 'gone', quantity: 1 }];
    const refused = visitor.call('/api/order/create', { ...draft, services: gone });
    expect(await refusalOf(refused)).toBe('cart.total_changed');
  });

  test('when a row is above stock, exposition-only or not sold any more', async () => {
    const visitor = await shop.withCart({ 'SOFA-CLAY': 2, LAMP: 1 });
    const draft = await shop.draft(visitor);
    const create = () => visitor.call('/api/order/create', draft);
    const id = shop.offer('SOFA-CLAY');
    await shop.db.query(sql`update stock set quantity = 1 where offer_id = ${id}`);
    const error = await create().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ key: 'cart.item_unavailable', body: { data: { offers: [id] } } });
    await shop.db.query(sql`update offers set exposition = true where id = ${id}`);
    expect(await refusalOf(create())).toBe('cart.exposition_only');
    await shop.db.query(sql`update offers set exposition = false, active = false where id = ${id}`);
    expect(await refusalOf(create())).toBe('cart.total_changed');
  });
});
