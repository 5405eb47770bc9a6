import type { OrderQuote } from '@siren/domain/checkout';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrderShop, draftOf } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop } from './testing/createOrderShop.ts';
import { setPrice, twoDevices } from './testing/twoDevices.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  await shop.db.query(sql`
    insert into coupons (code, type, value) values ('LINEN', 'fixed', 150), ('Хлопок', 'fixed', 150)`);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`update stock set quantity = 500`));

describe('what was shown on one device and changed on another is not ordered', () => {
  const refused = async (visitor: Visitor, draft: OrderPayload) => {
    const error = await visitor.call('/api/order/create', draft).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ key: 'cart.total_changed' });
    return (error as { body: { data: { quote: OrderQuote } } }).body.data.quote;
  };

  test('another good of the same price', async () => {
    await setPrice(shop, 'CHAIR', 1_290);
    const [phone, desk] = await twoDevices(shop);
    await shop.withCart({ LAMP: 1 }, phone);
    const draft = await shop.draft(phone);
    const [row] = (await shop.look(desk)).content;
    await desk.call('/api/cart/delete', { id: row!.id });
    await desk.call('/api/cart/add', { id: shop.offer('CHAIR') });
    const { lines } = await refused(phone, draft);
    expect(lines).toEqual([{ offer: shop.offer('CHAIR'), quantity: 1, price: 1_290 }]);
  });

  test('more pieces at a lower price', async () => {
    await setPrice(shop, 'LAMP', 1_000);
    const [phone, desk] = await twoDevices(shop);
    await shop.withCart({ LAMP: 1 }, phone);
    const draft = await shop.draft(phone);
    await setPrice(shop, 'LAMP', 500);
    await desk.call('/api/cart/add', { id: shop.offer('LAMP') });
    const { lines } = await refused(phone, draft);
    expect(lines).toEqual([{ offer: shop.offer('LAMP'), quantity: 2, price: 500 }]);
  });

  test('prices of two goods that changed places', async () => {
    await setPrice(shop, 'LAMP', 1_000);
    await setPrice(shop, 'CHAIR', 700);
    const [phone] = await twoDevices(shop);
    await shop.withCart({ LAMP: 1, CHAIR: 1 }, phone);
    const draft = await shop.draft(phone);
    await setPrice(shop, 'LAMP', 700);
    await setPrice(shop, 'CHAIR', 1_000);
    await refused(phone, draft);
  });

  test('for a client of the staff neither', async () => {
    await setPrice(shop, 'CHAIR', 1_290);
    await setPrice(shop, 'LAMP', 1_290);
    const [one, other] = [await signIn(shop, 'staff'), await signIn(shop, 'staff')];
    await shop.withCart({ LAMP: 1 }, one);
    const shown = await shop.look(one);
    const draft = draftOf(shown, shop.ids.payTypes['card']!);
    await other.call('/api/cart/delete', { id: shown.content[0]!.id });
    await other.call('/api/cart/add', { id: shop.offer('CHAIR') });
    await refused(one, draft);
  });

  test('another coupon that takes off as much', async () => {
    const [phone, desk] = await twoDevices(shop);
    await shop.withCart({ CHAIR: 2 }, phone);
    await phone.call('/api/cart/coupon', { coupon: 'LINEN' });
    const draft = await shop.draft(phone);
    await desk.call('/api/cart/coupon', { coupon: 'хлопок' });
    const { coupon, totals } = await refused(phone, draft);
    expect([coupon, totals.discount, totals.toPay]).toEqual(['Хлопок', 150, draft.expectedTotal]);
    // However it is written, it is the one that was seen.
    const id = await shop.create(phone, { ...draft, expectedCoupon: 'ХЛОПОК' });
    expect(await phone.call('/api/order/get', { id })).toMatchObject({ coupon: 'Хлопок' });
  });
});

describe('of the same sum, nothing is ordered that was not shown', () => {
  const rise = (key: string, by: number) =>
    shop.db.query(sql`update services set value = value + ${by} where key = ${key}`);
  const refused = async (visitor: Visitor, draft: OrderPayload) => {
    const error = await visitor.call('/api/order/create', draft).catch((caught: unknown) => caught);
    const data = { total: draft.expectedTotal };
    expect(error).toMatchObject({ key: 'cart.total_changed', body: { data } });
  };

  test('a service that became as much dearer as another became cheaper', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const services = ['courier', 'packing'].map((key) => ({ key, quantity: 1 }));
    const draft = await shop.draft(visitor, { services });
    await rise('courier', 40);
    await rise('packing', -40);
    await refused(visitor, draft);
    await rise('courier', -40);
    await rise('packing', 40);
    expect(await refusalOf(visitor.call('/api/order/create', draft))).toBe('done');
  });

  test('a coupon that takes off more, where a service costs as much more', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    await visitor.call('/api/cart/coupon', { coupon: 'LINEN' });
    const draft = await shop.draft(visitor);
    await shop.db.query(sql`update coupons set value = 190 where code = 'LINEN'`);
    await rise('courier', 40);
    await refused(visitor, draft);
    await shop.db.query(sql`update coupons set value = 150 where code = 'LINEN'`);
    await rise('courier', -40);
    expect(await refusalOf(visitor.call('/api/order/create', draft))).toBe('done');
  });

  test('a delivery on another day', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const draft = await shop.draft(visitor);
    expect(draft.expectedDate).not.toBeNull();
    const later = (days: number) =>
      shop.db.query(sql`update services set lead_days = lead_days + ${days} where key = 'courier'`);
    await later(20);
    await refused(visitor, draft);
    await later(-20);
    expect(await refusalOf(visitor.call('/api/order/create', draft))).toBe('done');
  });
});

test('another certificate that pays as much is not used up', async () => {
  const [phone, desk] = await twoDevices(shop);
  await shop.withCart({ LAMP: 1 }, phone);
  const [one, other] = await shop.db.query<{ guid: string }>(sql`
    insert into certificates (code, nominal, money) values ('SAME-1', 500, 500), ('SAME-2', 500, 500) returning guid`);
  await shop.attach(phone, one!.guid);
  const same = { ...one!, code: 'SAME-1', nominal: 500, money: 500, expiresAt: null };
  const draft = await shop.draft(phone, {
    wallet: { bonus: 0, certificates: [{ ...same, status: 'active' }] },
  });
  await shop.db.query(sql`delete from cart_certificates where guid = ${one!.guid}`);
  await shop.attach(desk, other!.guid);
  const error = await phone.call('/api/order/create', draft).catch((caught: unknown) => caught);
  const quote = { certificates: [{ guid: other!.guid, amount: 500 }] };
  expect(error).toMatchObject({
    key: 'cart.total_changed',
    body: { data: { total: draft.expectedTotal, quote } },
  });
  const left = await shop.db.query(sql`select money from certificates where code like 'SAME-%'`);
  expect(left).toEqual([{ money: 500 }, { money: 500 }]);
  await shop.db.query(sql`delete from cart_certificates where guid = ${other!.guid}`);
});

describe('an order that says nothing of what was shown is of nothing', () => {
  test('of its coupon: none was seen', async () => {
    const guest = await shop.withCart({ CHAIR: 1 });
    await guest.call('/api/cart/coupon', { coupon: 'LINEN' });
    const { expectedCoupon, ...silent } = await shop.draft(guest);
    expect(await refusalOf(guest.call('/api/order/create', silent))).toBe('cart.total_changed');
    expect(await refusalOf(guest.call('/api/order/create', { ...silent, expectedCoupon }))).toBe('done');
  });

  test('of what a balance pays of it: nothing of a bonus was seen', async () => {
    await shop.db.query(sql`update users set bonus = 310 where login = 'buyer'`);
    const [buyer] = await twoDevices(shop);
    await shop.withCart({ LAMP: 2 }, buyer);
    const wallet = { bonus: 310, certificates: [] };
    const { expectedUses, ...silent } = await shop.draft(buyer, { useBonus: true, wallet });
    expect(await refusalOf(buyer.call('/api/order/create', silent))).toBe('cart.total_changed');
    expect(await refusalOf(buyer.call('/api/order/create', { ...silent, expectedUses }))).toBe('done');
  });

  test('of a certificate neither', async () => {
    const guest = await shop.withCart({ LAMP: 1 });
    const guid = shop.ids.certificates['GIFT-REST']!;
    await shop.attach(guest, guid);
    const rest = { guid, code: 'GIFT-REST', nominal: 5_000, money: 240.5, expiresAt: null };
    const wallet = { bonus: 0, certificates: [{ ...rest, status: 'active' as const }] };
    const { expectedUses, ...silent } = await shop.draft(guest, { wallet });
    expect(await refusalOf(guest.call('/api/order/create', silent))).toBe('cart.total_changed');
    expect(await refusalOf(guest.call('/api/order/create', { ...silent, expectedUses }))).toBe('done');
  });
});
