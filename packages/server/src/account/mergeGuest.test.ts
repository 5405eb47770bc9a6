import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

describe('a guest who signs in', () => {
  let shop: TestShop;
  let earlier: Visitor;
  beforeEach(async () => {
    shop = await createTestShop();
    earlier = await shop.signedIn('buyer');
  });
  afterEach(() => shop.close());

  const offer = (article: string): number => shop.ids.offers[article]!;
  const product = (path: string): number => shop.ids.products[path]!;
  const put = async (who: Visitor, article: string, quantity: number): Promise<void> => {
    const { content } = await who.call('/api/cart/add', { id: offer(article) });
    const row = content.find((item) => item.offer === offer(article))!;
    await who.call('/api/cart/update', { id: row.id, quantity });
  };
  const signIn = (who: Visitor) =>
    who.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') });
  const quantities = async (who: Visitor): Promise<Record<number, number>> => {
    const { cart } = await who.call('/api/info', {});
    return Object.fromEntries(cart.content.map((item) => [item.offer, item.quantity]));
  };

  it('finds both carts in one: nothing lost, nothing doubled', async () => {
    await put(earlier, 'CHAIR', 2);
    await put(earlier, 'LAMP', 5);
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 3);
    await put(guest, 'LAMP', 1);
    await put(guest, 'SOFA-SAGE', 1);
    await signIn(guest);
    expect(await quantities(guest)).toEqual({
      [offer('CHAIR')]: 3,
      [offer('LAMP')]: 5,
      [offer('SOFA-SAGE')]: 1,
    });
    expect(await quantities(earlier)).toEqual(await quantities(guest));
  });

  it('gets rows by offer, as all changes of a cart lock them, so that none waits for another in a circle', async () => {
    const guest = shop.visitor();
    const offers = ['CHAIR', 'LAMP', 'SOFA-SAGE'].sort((one, other) => offer(other) - offer(one));
    for (const article of offers) await put(guest, article, 1);
    await signIn(guest);
    const { rows } = await shop.db.pool.query('select offer_id from cart_items order by id');
    expect(rows.map((row: { offer_id: number }) => row.offer_id)).toEqual(offers.map(offer).reverse());
  });

  it('is let in by the next try where the database ended the first one as part of a circle', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 3);
    const { transaction } = shop.db;
    let tries = 0;
    shop.db.transaction = (run) =>
      transaction(async (inside) => {
        const result = await run(inside);
        tries += 1;
        // The first one has counted the try at the password.
        if (tries === 2) throw Object.assign(new Error('planted'), { code: '40P01' });
        return result;
      });
    await signIn(guest);
    expect([tries, await quantities(guest)]).toEqual([3, { [offer('CHAIR')]: 3 }]);
  });

  it('keeps the cart where there was none before', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 4);
    await signIn(guest);
    expect(await quantities(guest)).toEqual({ [offer('CHAIR')]: 4 });
  });

  it('finds all favourites, each once', async () => {
    const keep = (who: Visitor, path: string) =>
      who.call('/api/user/toggle-favorite-product', { id: product(path), value: true });
    await keep(earlier, 'sofa-lund');
    await keep(earlier, 'lamp-sol');
    const guest = shop.visitor();
    await keep(guest, 'lamp-sol');
    await keep(guest, 'chair-ask');
    await signIn(guest);
    expect((await guest.call('/api/info', {})).favorites).toBe(3);
  });

  it('keeps the coupon, the certificates and the pay type chosen as a guest', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 1);
    await guest.call('/api/cart/coupon', { coupon: 'TEN' });
    await guest.call('/api/cart/set-pay-type', { payType: shop.ids.payTypes['cash']! });
    await guest.call('/api/certificate/attach', { code: 'GIFT-1000' });
    await signIn(guest);
    const { cart } = await guest.call('/api/info', {});
    expect(cart).toMatchObject({ coupon: { code: 'TEN' }, payType: shop.ids.payTypes['cash'] });
    const { certificates } = await guest.call('/api/certificate/attach', { code: 'GIFT-REST' });
    expect(certificates.map(({ code }) => code)).toEqual(['GIFT-1000', 'GIFT-REST']);
  });

  it('takes it all from the guest: a second visitor with the old token sees nothing', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 1);
    const before = guest.token();
    await signIn(guest);
    expect((await shop.call('/api/info', {}, { token: before })).cart.content).toEqual([]);
    const { rows } = await shop.db.pool.query('select user_id from carts');
    expect(rows).toEqual([{ user_id: shop.ids.users['buyer'] }]);
  });

  it('changes nothing by a wrong password', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 1);
    await expect(guest.call('/api/user/login', { login: 'buyer', password: 'wrong' })).rejects.toThrow();
    expect(await quantities(guest)).toEqual({ [offer('CHAIR')]: 1 });
    expect(await quantities(earlier)).toEqual({});
  });

  it('gets one merged cart from two presses of the button', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 3);
    const token = guest.token();
    const press = () =>
      shop.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') }, { token });
    await Promise.all([press(), press()]);
    expect(await quantities(earlier)).toEqual({ [offer('CHAIR')]: 3 });
  });

  it('doubles nothing where one signs out, takes the same again and signs in again', async () => {
    for (let n = 0; n < 2; n += 1) {
      const guest = shop.visitor();
      await put(guest, 'CHAIR', 2);
      await signIn(guest);
      await guest.call('/api/user/logout', {});
    }
    expect(await quantities(earlier)).toEqual({ [offer('CHAIR')]: 2 });
  });

  it('finds what was taken and ordered in another tab while this one signed in, once', async () => {
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 1);
    const cart = await guest.call('/api/cart/add', { id: offer('LAMP') });
    const other = shop.visitor({ token: guest.token() });
    const order = other.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card']!));
    const [, placed] = await Promise.allSettled([signIn(guest), order]);
    const { total } = await guest.call('/api/order/list', {});
    const left = Object.keys(await quantities(guest)).length;
    // Whichever came first: ordered and gone from the cart, or refused and still in it.
    expect([total, left]).toEqual(placed.status === 'fulfilled' ? [1, 0] : [0, 2]);
  });
});
