import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: CodeShop;
/** A phone that nobody has yet. */
let phone = '';
let phones = 9_122_044_100;
beforeAll(async () => {
  shop = await createCodeShop();
});
beforeEach(() => {
  // What was guessed and sent before is forgotten by then.
  shop.clock.advance(DAY);
  phone = `+7${(phones += 1)}`;
});
afterAll(() => shop.close());

const offer = (article: string): number => shop.ids.offers[article] ?? 0;
const orderOf = async (who: Visitor): Promise<number> => {
  const cart = await who.call('/api/cart/add', { id: offer('CHAIR') });
  const { id } = await who.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
  return id;
};
const userOf = async (who: Visitor) => (await who.call('/api/info', {})).user;

describe('registering', () => {
  it('gives the new account what the guest had: orders, cart and favourites', async () => {
    const guest = shop.visitor();
    const id = await orderOf(guest);
    await guest.call('/api/cart/add', { id: offer('LAMP') });
    await guest.call('/api/user/toggle-favorite-product', {
      id: shop.ids.products['lamp-sol']!,
      value: true,
    });
    const before = guest.token();
    const { user } = await shop.register(guest, phone.replace('+7', '8 '));
    expect(user).toMatchObject({ login: phone, name: 'Анна', flags: [] });
    expect(await guest.call('/api/order/list', {})).toMatchObject({ total: 1, items: [{ id }] });
    const info = await guest.call('/api/info', {});
    expect(info).toMatchObject({ favorites: 1, cart: { content: [{ offer: offer('LAMP') }] } });
    expect(await refusalOf(shop.call('/api/order/get', { id }, { token: before }))).toBe('order.not_found');
  });

  it('needs no password where the phone is proven, and takes one', async () => {
    await shop.register(shop.visitor(), phone);
    const login = (login: string, password: string) =>
      refusalOf(shop.call('/api/user/login', { login, password }));
    expect(await login(phone, '')).toBe('general.bad_request');
    expect(await login(phone, 'secret-word')).toBe('user.invalid_credentials');
    await shop.register(shop.visitor(), 'anna@shop.ru', 'secret-word');
    expect(await login('anna@shop.ru', 'secret-word')).toBe('done');
  });

  it('refuses a code that is wrong, used or not there, and makes nothing', async () => {
    const guest = shop.visitor();
    const code = await shop.codeFor(guest, phone);
    const register = (code: string, contact = phone) =>
      refusalOf(guest.call('/api/user/register', { contact, code, password: '', name: '', address: '' }));
    expect(await register(code === '000000' ? '000001' : '000000')).toBe('auth.wrong_code');
    expect(await register('')).toBe('auth.wrong_code');
    expect(await register(code, '+79995550101')).toBe('auth.code_expired');
    expect((await shop.db.pool.query('select from users where phone = $1', [phone])).rowCount).toBe(0);
  });

  it('makes one account of two requests at once', async () => {
    const guest = shop.visitor();
    const code = await shop.codeFor(guest, phone);
    const token = guest.token();
    const press = () =>
      refusalOf(
        shop.call(
          '/api/user/register',
          { contact: phone, code, password: '', name: '', address: '' },
          { token },
        ),
      );
    expect((await Promise.all([press(), press(), press()])).filter((one) => one === 'done')).toHaveLength(1);
    expect((await shop.db.pool.query('select from users where phone = $1', [phone])).rowCount).toBe(1);
  });

  it('tells who has proven the phone that it has an account; the code stays good to enter by', async () => {
    const guest = shop.visitor();
    const contact = '+79120000001';
    const code = await shop.codeFor(guest, contact);
    const wanted = { contact, code, password: '', name: '', address: '' };
    expect(await refusalOf(guest.call('/api/user/register', wanted))).toBe('user.already_exists');
    expect((await guest.call('/api/user/login-by-code', { contact, code })).user.login).toBe('buyer');
    expect(await refusalOf(guest.call('/api/user/register', wanted))).toBe('user.already_authorized');
  });

  it('lets one in who has proven a phone without an account and makes one then', async () => {
    const guest = shop.visitor();
    const code = await shop.codeFor(guest, phone);
    expect(await refusalOf(guest.call('/api/user/login-by-code', { contact: phone, code }))).toBe(
      'auth.no_such_user',
    );
    const wanted = { contact: phone, code, password: '', name: 'Анна', address: '' };
    expect(await refusalOf(guest.call('/api/user/register', wanted))).toBe('done');
  });

  it('is closed in a shop that sends no codes, which takes orders of guests all the same', async () => {
    const other = await createTestShop();
    const wanted = { contact: phone, code: '', password: 'orchard-seventeen', name: '', address: '' };
    const guest = other.visitor();
    expect(await refusalOf(guest.call('/api/user/register', wanted))).toBe('auth.registration_closed');
    expect((await other.db.pool.query('select from users where phone = $1', [phone])).rowCount).toBe(0);
    const cart = await guest.call('/api/cart/add', { id: other.ids.offers['CHAIR'] ?? 0 });
    const draft = draftOf(cart, other.ids.payTypes['card'] ?? 0);
    expect(await refusalOf(guest.call('/api/order/create', draft))).toBe('done');
    await other.close();
  });

  it.each([
    ['short', 'user.weak_password'],
    ['password', 'user.common_password'],
    ['12345678', 'user.common_password'],
    ['QWERTY123', 'user.common_password'],
    ['йцукенгш', 'user.common_password'],
    ['8 (912) 204-77-01', 'user.telling_password'],
  ])('with «%s» as the password is refused as %s, and the code stays good', async (password, refused) => {
    const guest = shop.visitor();
    const contact = '+79122047701';
    const code = await shop.codeFor(guest, contact);
    const wanted = { contact, code, password, name: '', address: '' };
    expect(await refusalOf(guest.call('/api/user/register', wanted))).toBe(refused);
    expect(await refusalOf(guest.call('/api/user/login-by-code', { contact, code }))).toBe(
      'auth.no_such_user',
    );
  });
});

describe('the profile', () => {
  it('is read and mended by its owner alone', async () => {
    const who = shop.visitor();
    await shop.register(who, phone);
    expect(
      await who.call('/api/user/save-profile', { name: 'Анна Лебедева', address: 'ул. Мира, 5' }),
    ).toEqual({
      ...{ id: expect.any(Number) as number, login: phone, name: 'Анна Лебедева', phone: phone, email: null },
      ...{ address: 'ул. Мира, 5', hasPassword: false },
    });
    expect((await userOf(who))?.name).toBe('Анна Лебедева');
    for (const path of ['/api/user/profile', '/api/order/list'] as const)
      expect(await refusalOf(shop.call(path, {}))).toBe('user.not_authorized');
    expect(await refusalOf(shop.call('/api/user/save-profile', { name: 'А', address: '' }))).toBe(
      'user.not_authorized',
    );
  });
});
