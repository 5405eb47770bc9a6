import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

const MINUTE = 60_000;

let shop: CodeShop;
/** A phone that nobody has yet. */
let phone = '';
let phones = 9_122_044_100;
beforeAll(async () => {
  shop = await createCodeShop();
});
beforeEach(() => {
  // What was guessed and sent before is forgotten by then.
  shop.clock.advance(20 * MINUTE);
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

  it('asks for a password in a shop that sends no codes, and counts who looks for accounts', async () => {
    const other = await createTestShop();
    const register = (contact: string, password = 'secret-word', token = '') =>
      refusalOf(
        other.call('/api/user/register', { contact, code: '', password, name: '', address: '' }, { token }),
      );
    expect(await register(phone, '')).toBe('user.weak_password');
    expect(await register(phone, 'short')).toBe('user.weak_password');
    expect(await register(phone)).toBe('done');
    const { token } = await other.call('/api/info', {});
    const tries: string[] = [];
    for (let n = 0; n < 11; n += 1) tries.push(await register(phone, 'secret-word', token));
    expect(tries).toEqual([...Array(10).fill('user.already_exists'), 'auth.attempts_exhausted']);
    await other.close();
  });
});

describe('a new password', () => {
  const change = (who: Visitor, part: { password?: string; contact?: string; code?: string }) =>
    who.call('/api/user/change-password', {
      ...{ password: '', contact: '', code: '', newPassword: 'new-secret' },
      ...part,
    });

  it('ends the other sessions, and this one goes on', async () => {
    const [here, there] = [await shop.signedIn('buyer'), await shop.signedIn('buyer')];
    await change(here, { password: passwordOf('buyer') });
    expect((await userOf(here))?.login).toBe('buyer');
    expect(await userOf(there)).toBeNull();
    const login = (password: string) => refusalOf(shop.call('/api/user/login', { login: 'buyer', password }));
    expect(await login(passwordOf('buyer'))).toBe('user.invalid_credentials');
    expect(await login('new-secret')).toBe('done');
  });

  it('is set by who knows the old one or has a code to the own phone, and by nobody else', async () => {
    const who = shop.visitor();
    await shop.register(who, phone);
    expect(await refusalOf(change(who, { password: 'guess' }))).toBe('user.wrong_password');
    const stranger = await shop.codeFor(who, '+79995550101');
    expect(await refusalOf(change(who, { contact: '+79995550101', code: stranger }))).toBe('auth.wrong_code');
    shop.clock.advance(MINUTE);
    expect(await refusalOf(change(who, { contact: phone, code: await shop.codeFor(who, phone) }))).toBe(
      'done',
    );
    expect(await refusalOf(change(shop.visitor(), { password: 'guess' }))).toBe('user.not_authorized');
  });

  it('is guessed at no more often than at login', async () => {
    const buyer = await shop.signedIn('other');
    const tries: string[] = [];
    for (let n = 0; n < 11; n += 1) tries.push(await refusalOf(change(buyer, { password: 'guess' })));
    expect(tries.at(-1)).toBe('auth.attempts_exhausted');
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

  it('takes another phone or e-mail that is proven; the login goes with it', async () => {
    const who = shop.visitor();
    await shop.register(who, phone);
    const change = async (contact: string) =>
      who.call('/api/user/change-contact', { contact, code: await shop.codeFor(who, contact) });
    expect(await change('vera@shop.ru')).toMatchObject({ login: phone, email: 'vera@shop.ru' });
    expect(await change('+79995550101')).toMatchObject({ login: '+79995550101', phone: '+79995550101' });
    expect(await refusalOf(change('+79120000001'))).toBe('user.already_exists');
    const unproven = who.call('/api/user/change-contact', { contact: '+79995550102', code: '123456' });
    expect(await refusalOf(unproven)).toBe('auth.code_expired');
  });
});
