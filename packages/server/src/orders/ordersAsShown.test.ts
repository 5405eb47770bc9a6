import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrderShop, draftOf } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop } from './testing/createOrderShop.ts';
import { setPrice, twoDevices } from './testing/twoDevices.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`update stock set quantity = 500`));

describe('what was shown on one device and changed on another is not ordered', () => {
  const refused = async (visitor: Visitor, draft: OrderPayload) => {
    const error = await visitor.call('/api/order/create', draft).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ key: 'cart.total_changed' });
    return (error as { body: { data: { quote: { lines: unknown } } } }).body.data.quote.lines;
  };

  test('another good of the same price', async () => {
    await setPrice(shop, 'CHAIR', 1_290);
    const [phone, desk] = await twoDevices(shop);
    await shop.withCart({ LAMP: 1 }, phone);
    const draft = await shop.draft(phone);
    const [row] = (await shop.look(desk)).content;
    await desk.call('/api/cart/delete', { id: row!.id });
    await desk.call('/api/cart/add', { id: shop.offer('CHAIR') });
    const lines = await refused(phone, draft);
    expect(lines).toEqual([{ offer: shop.offer('CHAIR'), quantity: 1, price: 1_290 }]);
  });

  test('more pieces at a lower price', async () => {
    await setPrice(shop, 'LAMP', 1_000);
    const [phone, desk] = await twoDevices(shop);
    await shop.withCart({ LAMP: 1 }, phone);
    const draft = await shop.draft(phone);
    await setPrice(shop, 'LAMP', 500);
    await desk.call('/api/cart/add', { id: shop.offer('LAMP') });
    const lines = await refused(phone, draft);
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
    const draft = { ...draftOf(shown, shop.ids.payTypes['card']!), client: null, clientPhone: null };
    await other.call('/api/cart/delete', { id: shown.content[0]!.id });
    await other.call('/api/cart/add', { id: shop.offer('CHAIR') });
    await refused(one, draft);
  });
});
