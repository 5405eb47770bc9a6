import { randomUUID } from 'node:crypto';
import type { Call } from '@siren/contract/call';
import { calls } from '@siren/contract/calls';
import type { CallPath } from '@siren/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { sql } from '../db/index.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: CodeShop;
/** A phone that nobody has yet. */
let phone = '';
let phones = 9_122_055_100;
beforeAll(async () => {
  shop = await createCodeShop();
});
beforeEach(() => {
  // What was guessed and sent before is forgotten by then.
  shop.clock.advance(24 * HOUR);
  phone = `+7${(phones += 1)}`;
});
afterAll(() => shop.close());

const confirm = (who: Visitor, proof: { password?: string; contact?: string; code?: string }) =>
  who.call('/api/user/confirm', { password: '', contact: '', code: '', ...proof });
const byPassword = (who: Visitor, login: string) => confirm(who, { password: passwordOf(login) });
const changePassword = (who: Visitor, newPassword = 'orchard-seventeen') =>
  who.call('/api/user/change-password', { newPassword });
const changeContact = async (who: Visitor, contact: string) =>
  who.call('/api/user/change-contact', { contact, code: await shop.codeFor(who, contact) });
const userOf = async (who: Visitor) => (await who.call('/api/info', {})).user;

/** Somebody who has registered by a phone of their own, with a password if there is one. */
async function registered(password = ''): Promise<Visitor> {
  const who = shop.visitor();
  await shop.register(who, phone, password);
  return who;
}

describe('who has the session of somebody and nothing else', () => {
  it('takes the account over by no phone of their own', async () => {
    const stolen = await registered();
    expect(await refusalOf(changeContact(stolen, '+79995550101'))).toBe('user.confirm_needed');
    const code = await shop.codeFor(stolen, '+79995550102');
    expect(await refusalOf(confirm(stolen, { contact: '+79995550102', code }))).toBe('auth.wrong_code');
    expect(await refusalOf(changePassword(stolen))).toBe('user.confirm_needed');
    expect(await stolen.call('/api/user/profile', {})).toMatchObject({ phone, hasPassword: false });
  });

  it('guesses at the password no more often than at login', async () => {
    const stolen = await registered('orchard-eighteen');
    const tries: string[] = [];
    for (let n = 0; n < 6; n += 1) tries.push(await refusalOf(confirm(stolen, { password: 'guess' })));
    expect(tries).toEqual([...Array<string>(5).fill('user.wrong_password'), 'auth.attempts_exhausted']);
  });
});

describe('who confirms by the password or a code to the old phone', () => {
  it('changes phone and e-mail for ten minutes, and the old ones are told', async () => {
    const who = await registered();
    await confirm(who, { contact: phone, code: await shop.codeFor(who, phone) });
    expect(await changeContact(who, 'vera@shop.ru')).toMatchObject({ login: phone, email: 'vera@shop.ru' });
    expect(shop.sent.at(-1)).toMatchObject({
      to: { value: phone },
      text: expect.stringContaining('e-mail') as string,
    });
    const next = phone.replace('+7912', '+7913');
    expect(await changeContact(who, next)).toMatchObject({ login: next, phone: next });
    expect(shop.sent.at(-1)).toMatchObject({
      to: { value: phone },
      text: expect.stringContaining('телефон') as string,
    });
    shop.clock.advance(10 * MINUTE);
    expect(await refusalOf(changeContact(who, 'anna@shop.ru'))).toBe('user.confirm_needed');
  });

  it('does not get a phone that somebody has, or one that is not proven', async () => {
    const who = await registered('orchard-eighteen');
    await confirm(who, { password: 'orchard-eighteen' });
    expect(await refusalOf(changeContact(who, '+79120000001'))).toBe('user.already_exists');
    const unproven = who.call('/api/user/change-contact', { contact: '+79995550102', code: '123456' });
    expect(await refusalOf(unproven)).toBe('auth.code_expired');
  });

  it('sets a password: the other sessions end, this one goes on, the owner is told', async () => {
    const [here, there] = [await shop.signedIn('other'), await shop.signedIn('other')];
    await byPassword(here, 'other');
    expect(await refusalOf(changePassword(here, '12345678'))).toBe('user.common_password');
    await changePassword(here);
    expect(shop.sent.at(-1)).toMatchObject({
      to: { value: '+79120000002' },
      text: expect.stringContaining('пароль') as string,
    });
    expect((await userOf(here))?.login).toBe('other');
    expect(await userOf(there)).toBeNull();
    const login = (password: string) => refusalOf(shop.call('/api/user/login', { login: 'other', password }));
    expect(await login(passwordOf('other'))).toBe('user.invalid_credentials');
    expect(await login('orchard-seventeen')).toBe('done');
    expect(await refusalOf(changePassword(here))).toBe('user.confirm_needed');
  });

  it('changes a contact though the old one cannot be told', async () => {
    const who = await registered('orchard-eighteen');
    await confirm(who, { password: 'orchard-eighteen' });
    const contact = 'late@shop.ru';
    const code = await shop.codeFor(who, contact);
    shop.breakMessages();
    const changed = who.call('/api/user/change-contact', { contact, code });
    await expect(changed).rejects.toThrow('The gate is closed');
    expect(await who.call('/api/user/profile', {})).toMatchObject({ email: contact });
  });
});

it('nobody changes a contact in a shop that could not prove the new one', async () => {
  const other = await createTestShop();
  const buyer = await other.signedIn('buyer');
  await byPassword(buyer, 'buyer');
  const change = buyer.call('/api/user/change-contact', { contact: '+79995550101', code: '' });
  expect(await refusalOf(change)).toBe('auth.codes_unavailable');
  await other.close();
});

describe('staff', () => {
  const order = async (who: Visitor): Promise<string> => {
    const cart = await who.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    return refusalOf(who.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0)));
  };
  /** Works on: something is asked for every twenty minutes. */
  async function work(who: Visitor, hours: number): Promise<void> {
    for (let n = 0; n < hours * 3; n += 1) {
      shop.clock.advance(20 * MINUTE);
      await who.call('/api/info', {});
    }
  }

  it('order for half an hour and longer while they work, and confirm after twelve hours', async () => {
    const staff = await shop.signedIn('staff');
    await staff.call('/api/user/remember', {});
    await work(staff, 11);
    expect(await order(staff)).toBe('done');
    await work(staff, 1);
    expect(await order(staff)).toBe('user.confirm_needed');
    await byPassword(staff, 'staff');
    expect(await order(staff)).toBe('done');
  });

  it('confirm after half an hour away, whatever they looked at since', async () => {
    const staff = await shop.signedIn('staff');
    shop.clock.advance(30 * MINUTE);
    await staff.call('/api/info', {});
    shop.clock.advance(2 * MINUTE);
    await staff.call('/api/info', {});
    expect(await order(staff)).toBe('user.confirm_needed');
    await byPassword(staff, 'staff');
    expect(await order(staff)).toBe('done');
  });

  it('confirm whatever changes money, by the list of the contract', async () => {
    const staff = await shop.signedIn('staff');
    await shop.db.query(sql`
      update users set permissions = permissions ||
        array['catalog.edit', 'refs.edit', 'users.manage', 'coupons.edit', 'backoffice.access']
      where login = 'staff'`);
    await staff.call('/api/user/remember', {});
    const cart = await staff.call('/api/cart/add', { id: shop.ids.offers['LAMP'] ?? 0 });
    const payType = shop.ids.payTypes['card'] ?? 0;
    const couponFields = {
      ...{ description: '', active: true, type: 'fixed', value: 5, maxDiscount: null, minTotal: 0 },
      ...{ targets: [], offers: [], brands: [], excludes: [], from: null, to: null },
    };
    const payloads: Record<string, object> = {
      '/api/admin/audit/undo': { id: 1, version: 0 },
      '/api/admin/catalog/save': { id: 1, version: 0, set: { hidden: true } },
      '/api/admin/catalog/change-prices': {
        run: randomUUID(),
        change: { move: 'percent', by: 5, rounding: 'none', oldPrice: 'leave', regions: null },
        goods: [{ id: 1, version: 0, print: 'x' }],
      },
      '/api/admin/catalog/change-sections': {
        ...{ run: randomUUID(), change: { move: 'into', to: 1 } },
        goods: [{ id: 1, version: 0, from: 2, to: 1 }],
      },
      '/api/admin/catalog/change-stock': {
        ...{ id: 1, version: 0, offer: 1, store: 1, difference: 1, reason: 'recount' },
        idempotencyKey: randomUUID(),
      },
      '/api/admin/catalog/undo-prices': { run: randomUUID(), goods: [1] },
      '/api/admin/catalog/undo-sections': { run: randomUUID(), goods: [1] },
      '/api/admin/catalog/show': { hidden: true, goods: [{ id: 1, version: 0 }] },
      '/api/admin/clients/correct-bonus': {
        ...{ id: 1, amount: 5, reason: 'проверка' },
        idempotencyKey: randomUUID(),
      },
      '/api/admin/coupons/create': {
        ...{
          idempotencyKey: randomUUID(),
          code: 'PROVEN',
          fields: { ...couponFields, limitTotal: 1, limitPerUser: 1 },
        },
      },
      '/api/admin/coupons/create-series': {
        ...{ idempotencyKey: randomUUID(), name: 'Серия', prefix: '', length: 8, count: 2 },
        fields: couponFields,
      },
      '/api/admin/coupons/save': { id: 1, version: 0, set: { active: false } },
      '/api/admin/coupons/switch': { active: false, coupons: [{ id: 1, version: 0 }] },
      '/api/admin/orders/steps': { to: 'confirmed', orders: [{ id: 1, version: 0 }] },
      '/api/admin/orders/step': { id: 1, version: 0, to: 'confirmed' },
      '/api/admin/orders/change': {
        ...{ id: 1, version: 0, rows: [], added: [], services: [] },
        ...{ expectedTotal: 1, expectedLines: [], expectedServices: [] },
        ...{ idempotencyKey: randomUUID() },
      },
      '/api/admin/orders/return': {
        ...{ id: 1, version: 0, goods: [], services: [], cause: 'other', store: null },
        idempotencyKey: randomUUID(),
      },
      '/api/backoffice/orders/step': { id: 1, version: 0, to: 'ready' },
      '/api/backoffice/orders/return': {
        ...{ id: 1, version: 0, goods: [], services: [], cause: 'other', store: null },
        idempotencyKey: randomUUID(),
      },
      '/api/backoffice/receipts/ring': { order: 1, idempotencyKey: randomUUID() },
      '/api/backoffice/receipts/retry': { id: 1 },
      '/api/backoffice/receipts/correct': {
        ...{ id: 1, kind: 'sellCorrection', ground: 'self', date: '2026-04-07', number: '' },
        ...{ reason: 'Лишний чек', seen: 0, idempotencyKey: randomUUID() },
      },
      '/api/backoffice/receipts/settle': {
        ...{ id: 1, uuid: randomUUID(), found: 'absent', document: null, sign: '', reason: 'Ленты нет' },
      },
      '/api/backoffice/shift/settle': { id: 1, uuid: randomUUID(), found: 'absent', reason: 'Ленты нет' },
      '/api/backoffice/shift/open': { idempotencyKey: randomUUID() },
      '/api/backoffice/shift/move-cash': {
        ...{ id: 1, kind: 'in', amount: 1, reason: 'Размен', idempotencyKey: randomUUID() },
      },
      '/api/backoffice/shift/close': { id: 1, counted: 0, cause: '' },
      '/api/backoffice/stock/change': {
        ...{ product: 1, offer: 1, store: 1, difference: 1, reason: 'recount' },
        idempotencyKey: randomUUID(),
      },
      '/api/admin/refs/save-entry': { id: 1, entry: 1, version: 0, values: {} },
      '/api/admin/refs/switch-entry': { id: 1, entry: 1, version: 0, active: false },
      '/api/admin/refs/delete-entry': { id: 1, entry: 1, version: 0 },
      '/api/admin/refs/import': { id: 1, entries: [{ entry: 1, version: 0, values: {}, active: true }] },
      '/api/admin/sections/merge': {
        ...{ from: { id: 1, version: 0 }, into: { id: 2, version: 0 } },
        ...{ goods: 0, sections: 0, pages: 0, coupons: 0, services: 0 },
      },
      '/api/order/create': draftOf(cart, payType),
      '/api/order/cancel': { id: 1 },
      '/api/order/pay': {
        ...{ id: 1, payType, expectedLines: [], expectedServices: [], expectedOwed: 0 },
        idempotencyKey: randomUUID(),
      },
    };
    const spending = Object.entries(calls as Record<string, Call>)
      .filter(([, { changes }]) => changes === 'money')
      .map(([path]) => path);
    expect(spending.toSorted()).toEqual(Object.keys(payloads).toSorted());
    shop.clock.advance(12 * HOUR);
    for (const [path, payload] of Object.entries(payloads))
      expect(await refusalOf(staff.call(path as CallPath, payload as never)), path).toBe(
        'user.confirm_needed',
      );
  });

  it('erase a client only after their word, however short ago they signed in', async () => {
    const staff = await shop.signedIn('staff');
    const erase = () =>
      staff.call('/api/admin/clients/erase', { id: 2_000_000, version: 0, typed: 'Никто', bonus: 0 });
    expect(await refusalOf(erase())).toBe('user.confirm_needed');
    await byPassword(staff, 'staff');
    expect(await refusalOf(erase())).toBe('client.not_found');
    shop.clock.advance(10 * MINUTE);
    expect(await refusalOf(erase())).toBe('user.confirm_needed');
  });

  it('give their own word for whatever changes permissions and second factors, by the list of the contract', async () => {
    await shop.db.query(sql`
      update users set permissions = array['admin.access', 'orders.manage', 'users.manage'] where login = 'cashier'`);
    const staff = await shop.signedIn('cashier');
    const rights = { permissions: [] };
    const payloads: Record<string, object> = {
      '/api/admin/clients/block': { id: 1, version: 0, blocked: true, reason: 'проверка' },
      '/api/admin/users/save': { id: 1, version: 0, rights },
      '/api/admin/users/bind': { id: 1, version: 0, stores: null },
      '/api/admin/users/block': { id: 1, version: 0, blocked: true, reason: 'проверка' },
      '/api/admin/users/dismiss': { id: 1, version: 0, reason: 'проверка' },
      '/api/admin/users/invite': { email: 'nina@kontora.example', rights },
      '/api/admin/users/invite-again': { id: 1 },
      '/api/admin/users/save-role': { seen: null, name: 'Роль', needsFactor: false, ...rights },
      '/api/admin/users/delete-role': { id: 1, version: 0 },
      '/api/admin/users/reset-factor': { id: 1, reason: 'проверка' },
      '/api/user/begin-factor': {},
      '/api/user/turn-on-factor': { code: '123456' },
      '/api/user/turn-off-factor': { code: '123456' },
      '/api/user/renew-recovery-codes': { code: '123456' },
    };
    const guarded = Object.entries(calls as Record<string, Call>)
      .filter(([, { changes }]) => changes === 'permissions' || changes === 'factor')
      .map(([path]) => path);
    expect(guarded.toSorted()).toEqual(Object.keys(payloads).toSorted());
    for (const [path, payload] of Object.entries(payloads))
      expect(await refusalOf(staff.call(path as CallPath, payload as never)), path).toBe(
        'user.confirm_needed',
      );
  });

  it('are asked, buyers are not', async () => {
    const buyer = await shop.signedIn('buyer');
    await buyer.call('/api/user/remember', {});
    shop.clock.advance(48 * HOUR);
    expect(await order(buyer)).toBe('done');
  });
});
