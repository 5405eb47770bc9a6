import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';

describe('an order', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await createTestShop();
  });
  afterEach(() => shop.close());

  async function orderOf(who: Visitor): Promise<number> {
    const cart = await who.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    const { id } = await who.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
    return id;
  }
  const signIn = (who: Visitor) =>
    who.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') });
  const read = (id: number, token: string) => shop.call('/api/order/get', { id }, { token });

  it('of a guest is read by that guest and by nobody else', async () => {
    const guest = shop.visitor();
    const id = await orderOf(guest);
    expect(await guest.call('/api/order/get', { id })).toMatchObject({ id });
    await expect(shop.visitor().call('/api/order/get', { id })).rejects.toMatchObject({
      key: 'order.not_found',
    });
  });

  it("of a user cannot be read by the user's token once they have signed out", async () => {
    const buyer = await shop.signedIn('buyer');
    const id = await orderOf(buyer);
    const token = buyer.token();
    await buyer.call('/api/user/logout', {});
    await expect(read(id, token)).rejects.toMatchObject({ key: 'order.not_found' });
    await expect(buyer.call('/api/order/get', { id })).rejects.toMatchObject({ key: 'order.not_found' });
  });

  it('of a guest goes to the user who signs in, and no longer with the token of the guest', async () => {
    const guest = shop.visitor();
    const id = await orderOf(guest);
    const token = guest.token();
    await signIn(guest);
    expect(await guest.call('/api/order/get', { id })).toMatchObject({ id });
    await expect(read(id, token)).rejects.toMatchObject({ key: 'order.not_found' });
  });
});
