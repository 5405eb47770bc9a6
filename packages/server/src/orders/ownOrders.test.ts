import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const offer = (article: string): number => shop.ids.offers[article] ?? 0;
async function orderOf(who: Visitor, ...articles: string[]): Promise<number> {
  const cart = await who.call('/api/cart/add-by-codes', { ids: articles });
  const { id } = await who.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
  return id;
}
const quantities = async (who: Visitor): Promise<Record<number, number>> => {
  const { cart } = await who.call('/api/info', {});
  return Object.fromEntries(cart.content.map((item) => [item.offer, item.quantity]));
};
const stockUp = (article: string, quantity: number) =>
  shop.db.query(sql`update stock set quantity = ${quantity} where offer_id = ${offer(article)}`);

describe('the list of orders', () => {
  it('holds the own ones alone, the newest first, ten a page', async () => {
    const buyer = await shop.signedIn('buyer');
    const ids: number[] = [];
    await stockUp('LAMP', 50);
    for (let n = 0; n < 11; n += 1) {
      ids.unshift(await orderOf(buyer, ...(n === 10 ? ['LAMP', 'LAMP', 'CHAIR'] : ['LAMP'])));
      shop.clock.advance(1000);
    }
    const other = await shop.signedIn('other');
    await orderOf(other, 'LAMP');
    await orderOf(shop.visitor(), 'LAMP');
    const first = await buyer.call('/api/order/list', {});
    const second = await buyer.call('/api/order/list', { page: 2 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(first).toMatchObject({ total: 11, page: 1, pages: 2 });
    expect(first.items).toHaveLength(10);
    const newest = await buyer.call('/api/order/get', { id: ids[0] ?? 0 });
    expect(first.items[0]).toMatchObject({
      ...{ status: { code: 'new', name: 'Принят' }, toPay: newest.totals.toPay, pieces: 3, moreGoods: 0 },
      goods: newest.lines.map(({ name }) => ({ name })),
    });
    expect((await other.call('/api/order/list', {})).total).toBe(1);
  });

  it('is nothing for guests, and not for staff of whom there are many', async () => {
    expect(await refusalOf(shop.visitor().call('/api/order/list', {}))).toBe('user.not_authorized');
    expect(await (await shop.signedIn('staff')).call('/api/order/list', {})).toMatchObject({
      ...{ items: [], total: 0, pages: 1 },
    });
  });
});

describe('repeating an order', () => {
  it('puts what is to be had into the cart, and tells what is gone, fewer or dearer', async () => {
    const buyer = await shop.signedIn('buyer');
    await stockUp('CHAIR', 40);
    await stockUp('LAMP', 40);
    const id = await orderOf(buyer, 'CHAIR', 'CHAIR', 'LAMP', 'LAMP', 'LAMP', 'SOFA-SAGE');
    await shop.db.query(sql`update prices set price = price + 1 where offer_id = ${offer('CHAIR')}`);
    await stockUp('SOFA-SAGE', 0);
    await shop.db.query(sql`
      update stock set quantity = case store_id when ${shop.ids.stores['msk-1']!} then 2 else 0 end
      where offer_id = ${offer('LAMP')}`);
    const { notes, found, cart } = await buyer.call('/api/order/repeat', { id });
    expect(await quantities(buyer)).toEqual({ [offer('CHAIR')]: 2, [offer('LAMP')]: 2 });
    expect(found).toBe(2);
    expect(new Set(cart.content.map((row) => row.offer))).toEqual(new Set([offer('CHAIR'), offer('LAMP')]));
    expect(notes.map(({ offer: of, ordered, got, problems }) => ({ of, ordered, got, problems }))).toEqual(
      expect.arrayContaining([
        { of: offer('CHAIR'), ordered: 2, got: 2, problems: ['dearer'] },
        { of: offer('LAMP'), ordered: 3, got: 2, problems: ['fewer'] },
        { of: offer('SOFA-SAGE'), ordered: 1, got: 0, problems: ['gone'] },
      ]),
    );
    // Twice, and at once, is no more than once.
    await Promise.all([1, 2].map(() => buyer.call('/api/order/repeat', { id })));
    expect(await quantities(buyer)).toEqual({ [offer('CHAIR')]: 2, [offer('LAMP')]: 2 });
    await stockUp('LAMP', 40);
  });

  it('is for the own ones: of a guest, of a user, not of others, not even for staff', async () => {
    const guest = shop.visitor();
    const id = await orderOf(guest, 'LAMP');
    const repeat = (who: Visitor) => refusalOf(who.call('/api/order/repeat', { id }));
    expect(await repeat(guest)).toBe('done');
    expect(await repeat(shop.visitor())).toBe('order.not_found');
    expect(await repeat(await shop.signedIn('staff'))).toBe('order.not_found');
    const before = shop.visitor({ token: guest.token() });
    await guest.call('/api/user/login', { login: 'other', password: passwordOf('other') });
    expect(await repeat(guest)).toBe('done');
    expect(await repeat(before)).toBe('order.not_found');
  });
});
