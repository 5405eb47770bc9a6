import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describe('signing in and out', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  const signIn = (login: string, password = passwordOf(login), token = '') =>
    shop.call('/api/user/login', { login, password }, { token });

  it('gives a fresh token that stands for the user', async () => {
    const guest = shop.visitor();
    const { token: before } = await guest.call('/api/info', {});
    const { user, token } = await guest.call('/api/user/login', {
      login: 'buyer',
      password: passwordOf('buyer'),
    });
    expect(user).toEqual({ id: shop.ids.users['buyer'], login: 'buyer', name: 'Имя buyer', flags: [] });
    expect(token).not.toBe(before);
    expect(guest.token()).toBe(token);
    const info = await guest.call('/api/info', {});
    expect(info).toMatchObject({ token, user: { login: 'buyer' } });
    expect((await shop.call('/api/info', {}, { token: before })).user).toBeNull();
  });

  it('takes the login in any case, and the number of the account as well', async () => {
    expect((await signIn(' Buyer ', passwordOf('buyer'))).user.login).toBe('buyer');
    const id = shop.ids.users['staff']!;
    const { user } = await shop.call('/api/user/login-by-id', { id, password: passwordOf('staff') });
    expect(user).toMatchObject({ id, flags: ['staff'] });
  });

  it('tells the permissions that the user has', async () => {
    const staff = await shop.signedIn('staff');
    expect((await staff.call('/api/info', {})).permissions).toEqual([
      ...['admin.access', 'client.resolve', 'orders.manage'],
    ]);
  });

  it('refuses a wrong password and an unknown login in the same words', async () => {
    const wrong = await signIn('buyer', 'wrong').catch((error: unknown) => error);
    const unknown = await signIn('nobody', 'wrong').catch((error: unknown) => error);
    expect(wrong).toMatchObject({ key: 'user.invalid_credentials', status: 400 });
    expect(unknown).toEqual(wrong);
    await expect(
      shop.call('/api/user/login-by-id', { id: 999_999, password: 'wrong' }),
    ).rejects.toMatchObject({ key: 'user.invalid_credentials' });
  });

  it('lets nobody in who is blocked, and ends what they had begun', async () => {
    await expect(signIn('blocked')).rejects.toMatchObject({ key: 'user.blocked' });
    const other = await shop.signedIn('other');
    await shop.db.pool.query("update users set blocked = true where login = 'other'");
    expect((await other.call('/api/info', {})).user).toBeNull();
    await shop.db.pool.query("update users set blocked = false where login = 'other'");
  });

  it('tells a blocked account only who knows its password', async () => {
    await expect(signIn('blocked', 'wrong')).rejects.toMatchObject({ key: 'user.invalid_credentials' });
  });

  it('refuses who is signed in already', async () => {
    const buyer = await shop.signedIn('buyer');
    await expect(
      buyer.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') }),
    ).rejects.toMatchObject({ key: 'user.already_authorized' });
  });

  it('ends with a token of a new visitor', async () => {
    const buyer = await shop.signedIn('buyer');
    const before = buyer.token();
    const { token } = await buyer.call('/api/user/logout', {});
    expect(token).not.toBe(before);
    expect(buyer.token()).toBe(token);
    expect((await shop.call('/api/info', {}, { token: before })).user).toBeNull();
  });

  it('leaves nothing of a guest who signs out', async () => {
    const guest = shop.visitor();
    await guest.call('/api/cart/add', { id: shop.ids.offers['CHAIR']! });
    const before = guest.token();
    await guest.call('/api/user/logout', {});
    expect((await shop.call('/api/info', {}, { token: before })).cart.content).toEqual([]);
  });

  it('lasts for twelve hours after the last use, and no longer than the browser', async () => {
    const { context, cookies } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.9' });
    const login = { login: 'buyer', password: passwordOf('buyer') };
    await shop.dispatch('/api/user/login', context, login);
    expect(cookies().find(({ name }) => name === 'token')).toMatchObject({ maxAge: null });
    const buyer = shop.visitor({ token: context.session.token });
    shop.clock.advance(11 * HOUR);
    expect((await buyer.call('/api/info', {})).user).not.toBeNull();
    shop.clock.advance(11 * HOUR);
    expect((await buyer.call('/api/info', {})).user).not.toBeNull();
    shop.clock.advance(13 * HOUR);
    expect((await buyer.call('/api/info', {})).user).toBeNull();
  });

  it('lasts for ninety days after the last use where it is to be remembered', async () => {
    const buyer = await shop.signedIn('buyer');
    const { context, cookies } = await shop.contextFor({
      token: buyer.token(),
      cookies: {},
      address: '10.0.0.9',
    });
    await shop.dispatch('/api/user/remember', context, {});
    expect(cookies()).toMatchObject([{ name: 'token', value: buyer.token(), maxAge: 90 * 24 * 60 * 60 }]);
    shop.clock.advance(89 * DAY);
    expect((await buyer.call('/api/info', {})).user).not.toBeNull();
    shop.clock.advance(89 * DAY);
    expect((await buyer.call('/api/info', {})).user).not.toBeNull();
    shop.clock.advance(91 * DAY);
    expect((await buyer.call('/api/info', {})).user).toBeNull();
  });

  it('is remembered for nobody who is not signed in', async () => {
    await expect(shop.visitor().call('/api/user/remember', {})).rejects.toMatchObject({
      key: 'user.not_authorized',
    });
  });

  it('takes the phone and the e-mail of an account as its login', async () => {
    await shop.db.pool.query("update users set email = 'Other@Shop.ru' where login = 'other'");
    expect((await signIn('8 (912) 000-00-02', passwordOf('other'))).user.login).toBe('other');
    expect((await signIn('OTHER@shop.ru', passwordOf('other'))).user.login).toBe('other');
  });
});
