import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

describe('a token that came in an address', () => {
  let shop: TestShop;
  let stranger: Visitor;
  beforeEach(async () => {
    shop = await createTestShop();
    stranger = shop.visitor();
    await put(stranger, 'CHAIR', 2);
  });
  afterEach(() => shop.close());

  const offer = (article: string): number => shop.ids.offers[article]!;
  const put = async (who: Visitor, article: string, quantity: number): Promise<void> => {
    const { content } = await who.call('/api/cart/add', { id: offer(article) });
    const row = content.find((item) => item.offer === offer(article))!;
    await who.call('/api/cart/update', { id: row.id, quantity });
  };
  const quantities = async (who: Visitor): Promise<Record<number, number>> => {
    const { cart } = await who.call('/api/info', {});
    return Object.fromEntries(cart.content.map((item) => [item.offer, item.quantity]));
  };
  const takeOver = (who: Visitor, given: string, pressed = false) =>
    who.call('/api/user/take-over', { given, pressed });
  const keep = (who: Visitor, path: string) =>
    who.call('/api/user/toggle-favorite-product', { id: shop.ids.products[path]!, value: true });
  const kept = async (who: Visitor) => (await who.call('/api/favorites/list', {})).items.map(({ id }) => id);
  const placeOrder = async (who: Visitor): Promise<number> => {
    const { cart } = await who.call('/api/info', {});
    return (await who.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0))).id;
  };

  it('goes on under a fresh one, with cart, favourites and orders, and is dead', async () => {
    const order = await placeOrder(stranger);
    await put(stranger, 'CHAIR', 2);
    await keep(stranger, 'sofa-lund');
    const old = stranger.token();
    const guest = shop.visitor();
    const answer = await takeOver(guest, old);
    expect(answer).toMatchObject({ taken: true, asks: false, user: null });
    expect([answer.token, guest.token()]).toEqual([expect.not.stringContaining(old), answer.token]);
    expect(await quantities(guest)).toEqual({ [offer('CHAIR')]: 2 });
    expect(await kept(guest)).toEqual([shop.ids.products['sofa-lund']]);
    expect(await guest.call('/api/order/get', { id: order })).toMatchObject({ id: order });
    expect(await quantities(stranger)).toEqual({});
    expect(await kept(stranger)).toEqual([]);
    await expect(stranger.call('/api/order/get', { id: order })).rejects.toMatchObject({
      key: 'order.not_found',
    });
  });

  it('brings its cart and favourites to those of the guest who is here, as at the login', async () => {
    await keep(stranger, 'sofa-lund');
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 5);
    await put(guest, 'LAMP', 1);
    await keep(guest, 'chair-ask');
    await keep(guest, 'sofa-lund');
    const before = guest.token();
    const { taken, token } = await takeOver(guest, stranger.token());
    expect([taken, token === before]).toEqual([true, false]);
    expect(await quantities(guest)).toEqual({ [offer('CHAIR')]: 5, [offer('LAMP')]: 1 });
    expect(new Set(await kept(guest))).toEqual(
      new Set([shop.ids.products['sofa-lund'], shop.ids.products['chair-ask']]),
    );
    expect(await kept(guest)).toHaveLength(2);
    const { rows } = await shop.db.pool.query('select count(*)::int as n from carts');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('comes to a guest who keeps favourites and has no cart', async () => {
    const favourite = shop.visitor();
    await keep(favourite, 'sofa-lund');
    const guest = shop.visitor();
    await put(guest, 'LAMP', 3);
    await takeOver(guest, favourite.token());
    expect([await quantities(guest), await kept(guest)]).toEqual([
      { [offer('LAMP')]: 3 },
      [shop.ids.products['sofa-lund']],
    ]);
  });

  it('of an account is taken over by a guest who presses, whose cart becomes the account’s', async () => {
    const account = await shop.signedIn('buyer');
    await put(account, 'LAMP', 4);
    const old = account.token();
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 1);
    expect(await takeOver(guest, old)).toMatchObject({ taken: false, asks: true, user: null });
    expect(await quantities(guest)).toEqual({ [offer('CHAIR')]: 1 });
    expect(await takeOver(guest, old, true)).toMatchObject({ taken: true, user: { login: 'buyer' } });
    expect(await quantities(guest)).toEqual({ [offer('CHAIR')]: 1, [offer('LAMP')]: 4 });
    expect((await account.call('/api/info', {})).user).toBeNull();
  });

  it('of a stranger’s account gets nothing of a guest who does not press, their order least of all', async () => {
    const account = await shop.signedIn('buyer');
    const guest = shop.visitor();
    await put(guest, 'CHAIR', 1);
    const order = await placeOrder(guest);
    const own = guest.token();
    expect(await takeOver(guest, account.token())).toMatchObject({ asks: true, token: own });
    await expect(account.call('/api/order/get', { id: order })).rejects.toMatchObject({
      key: 'order.not_found',
    });
    expect(await guest.call('/api/order/get', { id: order })).toMatchObject({ id: order });
  });

  it('of an account is taken over by a browser that has nothing yet', async () => {
    const account = await shop.signedIn('buyer');
    expect(await takeOver(shop.visitor(), account.token())).toMatchObject({
      taken: true,
      user: { login: 'buyer' },
    });
  });

  it.each([
    ['a guest', async () => stranger],
    ['another account', async () => shop.signedIn('staff')],
  ])('of %s does not replace who is signed in until they press', async (_who, other) => {
    const buyer = await shop.signedIn('buyer');
    const own = buyer.token();
    const given = (await other()).token();
    expect(await takeOver(buyer, given)).toMatchObject({ taken: false, asks: true, token: own });
    expect([buyer.token(), (await buyer.call('/api/info', {})).user?.login]).toEqual([own, 'buyer']);
    expect(await takeOver(buyer, given, true)).toMatchObject({ taken: true, asks: false });
    expect((await buyer.call('/api/info', {})).user?.login).not.toBe('buyer');
    expect((await shop.visitor({ token: own }).call('/api/info', {})).user).toBeNull();
  });

  it('that nobody has used brings nothing, and is not gone on with', async () => {
    const { token } = await shop.visitor().call('/api/info', {});
    const guest = shop.visitor();
    await put(guest, 'LAMP', 1);
    const own = guest.token();
    for (const given of [token, 'x'.repeat(32), ''])
      expect(await takeOver(guest, given)).toMatchObject({ taken: false, asks: false, token: own });
    expect(await quantities(guest)).toEqual({ [offer('LAMP')]: 1 });
  });

  it('is won by one of several who bring it at once, and no cart is lost', async () => {
    const given = stranger.token();
    const guests = await Promise.all(
      ['LAMP', 'SOFA-SAGE', 'SOFA-CLAY'].map(async (article) => {
        const guest = shop.visitor();
        await put(guest, article, 1);
        return { guest, article };
      }),
    );
    const answers = await Promise.all(guests.map(({ guest }) => takeOver(guest, given)));
    expect(answers.filter(({ taken }) => taken)).toHaveLength(1);
    for (const [index, { guest, article }] of guests.entries()) {
      const own = { [offer(article)]: 1 };
      const both = { ...own, [offer('CHAIR')]: 2 };
      expect(await quantities(guest)).toEqual(answers[index]?.taken ? both : own);
    }
  });

  it('is won by one of two requests of the same browser, which goes on with both carts', async () => {
    const browser = shop.visitor();
    await put(browser, 'LAMP', 1);
    const [one, other] = [browser.token(), browser.token()].map((token) => shop.visitor({ token }));
    const answers = await Promise.all([one!, other!].map((tab) => takeOver(tab, stranger.token())));
    const winner = answers.find(({ taken }) => taken);
    expect(answers.filter(({ taken }) => taken)).toHaveLength(1);
    expect(await quantities(shop.visitor({ token: winner?.token ?? '' }))).toEqual({
      [offer('CHAIR')]: 2,
      [offer('LAMP')]: 1,
    });
  });

  it('is exchanged by two guests who bring each other’s, and no cart is lost', async () => {
    const other = shop.visitor();
    await put(other, 'LAMP', 1);
    const [left, right] = [stranger.token(), other.token()];
    const answers = await Promise.all([takeOver(stranger, right), takeOver(other, left)]);
    const found = await Promise.all(answers.map(({ token }) => quantities(shop.visitor({ token }))));
    expect(found).toContainEqual({ [offer('CHAIR')]: 2, [offer('LAMP')]: 1 });
  });
});
