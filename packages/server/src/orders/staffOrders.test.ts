import { NO_ADDITIONAL } from '@siren/domain/orders';
import type { AdditionalData } from '@siren/domain/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';
import type { OrderPayload, Wishes } from './testing/createOrderShop.ts';

const BUYER = '+79120000001';
const NEW = '+79129999999';

let shop: TestShop;
let staff: Visitor;
let buyer: number;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
  buyer = shop.ids.users['buyer'] ?? 0;
  await shop.db.query(sql`update stock set quantity = 500 where offer_id = ${shop.ids.offers['CHAIR']!}`);
});
afterAll(() => shop.close());

const grant = (...permissions: string[]) =>
  shop.db.query(sql`update users set permissions = ${permissions} where login = 'staff'`);
const put = (article: string, who = staff) =>
  who.call('/api/cart/add', { id: shop.ids.offers[article] ?? 0 });
const find = (phone: string, who = staff) => who.call('/api/client/resolve-user', { phone });
const payType = (code: string) => shop.ids.payTypes[code] ?? 0;

/** As the pages put it together: for whom app info tells. */
async function draft(over: Partial<OrderPayload> = {}, wishes: Wishes = {}, who = staff) {
  const { cart, wallet, client } = await who.call('/api/info', {});
  return { ...draftOf(cart, payType('card'), { wallet, client, ...wishes }), ...over };
}
const order = async (payload: OrderPayload, who = staff) => (await who.call('/api/order/create', payload)).id;
const read = (id: number, who = staff) => who.call('/api/order/get', { id });
const rowOf = async (id: number) =>
  (await shop.db.query<{ user: number | null }>(sql`select user_id as user from orders where id = ${id}`))[0];
const added = (over: Partial<AdditionalData>): AdditionalData => ({ ...NO_ADDITIONAL, ...over });

beforeEach(async () => {
  await put('CHAIR');
});
afterEach(async () => {
  await grant('client.resolve', 'orders.manage');
  await staff.call('/api/client/detach', {});
  await staff.call('/api/cart/del-coupon', {});
  const { cart } = await staff.call('/api/info', {});
  const ids = cart.content.flatMap(({ grouped }) => grouped);
  if (ids.length > 0) await staff.call('/api/cart/delete-multi', { ids });
});

describe('an order for a client', () => {
  test('is theirs, is paid with their bonus and certificates, and notes who placed it', async () => {
    await find(BUYER);
    await staff.call('/api/certificate/attach', { code: 'GIFT-1000' });
    const payload = await draft({}, { useBonus: true });
    const id = await order(payload);
    expect(await read(id, await shop.signedIn('buyer'))).toMatchObject({
      totals: { bonus: 1_500.5, certificates: 1_000, toPay: payload.expectedTotal },
      staff: null,
    });
    expect(await read(id)).toMatchObject({ staff: { placedBy: 'Имя staff', condition: 'usual' } });
    const bonus = await shop.db.query(
      sql`select login, bonus from users where login in ('buyer', 'staff') order by 1`,
    );
    expect(bonus).toEqual([
      { login: 'buyer', bonus: 0 },
      { login: 'staff', bonus: 0 },
    ]);
  });

  test('counts for the coupons of the client and not of who placed it', async () => {
    const once = async (phone: string) => {
      await find(phone);
      await staff.call('/api/cart/coupon', { coupon: 'ONCE' });
      return (await staff.call('/api/info', {})).cart.coupon?.reason;
    };
    await shop.db.query(sql`update coupons set limit_total = null where code = 'ONCE'`);
    expect(await once(BUYER)).toBeNull();
    await order(await draft());
    await put('CHAIR');
    expect(await once(BUYER)).not.toBeNull();
    expect(await once('+79120000002')).toBeNull();
  });

  test('lets go of the client, unless their data shall stay for the next one', async () => {
    await find(BUYER);
    await order(await draft({ additional: added({ keepData: true }) }));
    expect((await staff.call('/api/info', {})).client).toMatchObject({ phone: BUYER });
    await put('CHAIR');
    await order(await draft());
    expect((await staff.call('/api/info', {})).client).toBeNull();
  });

  test('who is new belongs to no account, and takes nobody’s bonus', async () => {
    await shop.db.query(sql`update users set bonus = 700 where login = 'staff'`);
    await find(NEW);
    const payload = await draft({}, { useBonus: true });
    payload.customer = { ...payload.customer, internet: true };
    const id = await order(payload);
    expect(await rowOf(id)).toEqual({ user: null });
    expect(await read(id)).toMatchObject({ totals: { bonus: 0 }, staff: { placedBy: 'Имя staff' } });
    await shop.db.query(sql`update users set bonus = 0 where login = 'staff'`);
  });

  test('who is new is cancelled by staff, not by the buyer, though the session is that of staff', async () => {
    await find(NEW);
    const id = await order(await draft());
    const cancelled = await staff.call('/api/order/cancel', { id });
    expect(cancelled).toMatchObject({ status: { code: 'cancelled' }, cancelReason: 'staff' });
  });

  test('by hand, where the lookup told nothing, belongs to no account either', async () => {
    const payload = await draft();
    // The first field may have stayed empty.
    const phone = [{ phone: '', protected: false }, ...payload.customer.phone];
    const id = await order({ ...payload, customer: { ...payload.customer, phone, internet: true } });
    expect(await rowOf(id)).toEqual({ user: null });
    expect((await read(id)).staff).toMatchObject({ placedBy: 'Имя staff' });
  });

  test('of their own notes nothing', async () => {
    const id = await order(await draft());
    expect(await rowOf(id)).toEqual({ user: shop.ids.users['staff'] });
    expect((await read(id)).staff).toBeNull();
  });
});

describe('an order for a client is refused', () => {
  test('where another client is attached by now than was seen', async () => {
    await find(BUYER);
    const payload = await draft();
    await find('+79120000002');
    expect(await refusalOf(staff.call('/api/order/create', payload))).toBe('cart.client_invalid');
    expect(await refusalOf(staff.call('/api/order/create', { ...payload, client: null }))).toBe(
      'cart.client_invalid',
    );
  });

  test.each([
    ['a client who is found', BUYER],
    ['a new client', NEW],
    ['nobody', null],
  ])('where it leaves out that it is for %s, whoever is attached by then', async (_whom, phone) => {
    if (phone) await find(phone);
    const { client, clientPhone, ...silent } = await draft();
    const refused = (said: Partial<OrderPayload>) =>
      refusalOf(staff.call('/api/order/create', { ...silent, ...said }));
    const seen = { client: client ?? null, clientPhone: clientPhone ?? null };
    for (const attached of [phone, '+79120000002', null]) {
      await (attached ? find(attached) : staff.call('/api/client/detach', {}));
      expect(await refused({})).toBe('cart.client_invalid');
      expect(await refused({ customer: { ...silent.customer, internet: true } })).toBe('cart.client_invalid');
      expect(await refused({ client: seen.client })).toBe('cart.client_invalid');
      expect(await refused({ clientPhone: seen.clientPhone })).toBe('cart.client_invalid');
    }
    if (phone) await find(phone);
    expect(await refused(seen)).toBe('done');
  });

  test('where another new client is attached by now: neither has an id', async () => {
    await find(NEW);
    const seen = await draft();
    const locked = {
      ...seen.customer,
      internet: true,
      phone: [{ phone: '+7 ··· ···-99-99', protected: true }],
    };
    await find('+79128888888');
    expect(await refusalOf(staff.call('/api/order/create', { ...seen, customer: locked }))).toBe(
      'cart.client_invalid',
    );
  });

  test('where the client was let go of meanwhile: it is not placed for the staff’s own account', async () => {
    await find(NEW);
    const seen = await draft();
    const locked = {
      ...seen.customer,
      internet: true,
      phone: [{ phone: '+7 ··· ···-99-99', protected: true }],
    };
    await staff.call('/api/client/detach', {});
    const refused = (over: Partial<OrderPayload>) =>
      refusalOf(staff.call('/api/order/create', { ...seen, customer: locked, ...over }));
    expect(await refused({})).toBe('cart.client_invalid');
    expect(await refused({ clientPhone: null })).toBe('cart.client_invalid');
    expect(await refused({ customer: seen.customer })).toBe('cart.client_invalid');
  });

  test('where the client was blocked in between', async () => {
    await find(BUYER);
    const payload = await draft();
    await shop.db.query(sql`update users set blocked = true where id = ${buyer}`);
    const refused = await refusalOf(staff.call('/api/order/create', payload));
    await shop.db.query(sql`update users set blocked = false where id = ${buyer}`);
    expect(refused).toBe('cart.client_invalid');
  });

  test('by hand too, where the account with that phone is blocked', async () => {
    await shop.db.query(sql`update users set blocked = true where id = ${buyer}`);
    expect(await find(BUYER)).toBeNull();
    const { customer, ...rest } = await draft();
    const phone = [{ phone: '8 912 000-00-01', protected: false }];
    const byHand = { ...rest, customer: { ...customer, internet: true, phone } };
    const refused = await refusalOf(staff.call('/api/order/create', byHand));
    await shop.db.query(sql`update users set blocked = false where id = ${buyer}`);
    expect(refused).toBe('cart.client_invalid');
  });

  test('where the permission was taken away in between', async () => {
    await find(BUYER);
    const payload = await draft();
    await grant('orders.manage');
    expect(await refusalOf(staff.call('/api/order/create', payload))).toBe('cart.client_invalid');
  });

  test('from everybody else, whatever they send along', async () => {
    const guest = shop.visitor();
    await put('CHAIR', guest);
    const own = await draft({}, {}, guest);
    const internet = { ...own, customer: { ...own.customer, internet: true } };
    for (const payload of [{ ...own, client: buyer }, { ...own, clientPhone: NEW }, internet]) {
      expect(await refusalOf(guest.call('/api/order/create', payload))).toBe('cart.client_invalid');
    }
    const additional = { ...own, additional: NO_ADDITIONAL };
    expect(await refusalOf(guest.call('/api/order/create', additional))).toBe('user.not_authorized');
    expect(await refusalOf(guest.call('/api/order/create', { ...own, client: null }))).toBe('done');
  });
});

test('letting go of the client while the order is on its way: theirs or refused, never the staff’s own', async () => {
  const placed: unknown[] = [];
  for (let round = 0; round < 8; round += 1) {
    await put('LAMP');
    await find(BUYER);
    const payload = await draft();
    const [result] = await Promise.all([
      staff.call('/api/order/create', payload).catch((error: { key: string }) => error.key),
      staff.call('/api/client/detach', {}),
    ]);
    placed.push(typeof result === 'string' ? result : (await rowOf(result.id))?.user);
  }
  expect(new Set([...placed, buyer, 'cart.client_invalid'])).toEqual(new Set([buyer, 'cart.client_invalid']));
});

describe('what staff add', () => {
  test('stands in the order for staff, and is never told to its buyer', async () => {
    const { users, sources } = await staff.call('/api/cart/additional-data', {});
    const cashier = users.find(({ name }) => name === 'Имя cashier');
    await find(BUYER);
    const payload = await draft();
    const id = await order({
      ...payload,
      additional: added({
        source: sources[0]?.id ?? null,
        user: cashier?.id ?? null,
        cheap: true,
        prepayment: { [payType('card')]: 100.5, [payType('cash')]: 0 },
      }),
    });
    expect((await read(id)).staff).toEqual({
      placedBy: 'Имя staff',
      responsible: 'Имя cashier',
      source: sources[0]?.name,
      condition: 'usual',
      franchiseType: null,
      cheap: true,
      prepayment: [{ payType: 'Картой', amount: 100.5 }],
    });
    expect((await read(id, await shop.signedIn('buyer'))).staff).toBeNull();
  });

  test('is read again by who placed it, who may manage no orders', async () => {
    await find(NEW);
    const payload = await draft();
    const id = await order(payload);
    await grant('client.resolve');
    expect(await read(id, await shop.signedIn('staff'))).toMatchObject({
      id,
      staff: { placedBy: 'Имя staff' },
    });
    await grant('backoffice.access');
    expect(await refusalOf(read(id, await shop.signedIn('staff')))).toBe('order.not_found');
  });

  test('is checked: people, sources, franchise stores, prepayments', async () => {
    const payload = await draft();
    const total = payload.expectedTotal;
    const refused = (over: Partial<AdditionalData>) =>
      refusalOf(staff.call('/api/order/create', { ...payload, additional: added(over) }));
    expect(await refused({ source: 999 })).toBe('order.source_gone');
    expect(await refused({ user: buyer })).toBe('general.bad_request');
    expect(await refused({ franchiseType: 'agency' })).toBe('general.bad_request');
    expect(await refused({ prepayment: { 999: 1 } })).toBe('cart.pay_type_unavailable');
    expect(await refused({ prepayment: { [payType('card')]: total, [payType('cash')]: 0.01 } })).toBe(
      'cart.prepayment_above_total',
    );
    expect(await refused({ prepayment: { [payType('card')]: total } })).toBe('done');
  });

  test('says how a franchise store sells, where the store of the city is one', async () => {
    await shop.db.query(sql`update stores set franchise = true where code = 'khimki-1'`);
    shop.places.forget();
    const khimki = await shop.signedIn('staff', { region: 'moscow', city: 'khimki' });
    const payload = await draft({ additional: added({ franchiseType: 'purchase' }) }, {}, khimki);
    expect(await read(await order(payload, khimki))).toMatchObject({ staff: { franchiseType: 'purchase' } });
  });
});

describe('goods for exposition only', () => {
  test('are ordered by staff for the exposition, beside others, and not otherwise', async () => {
    await put('SHOW');
    const { cart } = await staff.call('/api/info', {});
    const row = cart.content.find(({ offer }) => offer === shop.ids.offers['SHOW']);
    await staff.call('/api/cart/update', { id: row?.id ?? 0, quantity: 2 });
    const payload = await draft();
    expect(await refusalOf(staff.call('/api/order/create', payload))).toBe('cart.exposition_only');
    const usual = { ...payload, additional: NO_ADDITIONAL };
    expect(await refusalOf(staff.call('/api/order/create', usual))).toBe('cart.exposition_only');
    const additional = added({ condition: 'exposition' });
    const id = await order(await draft({ additional }, { condition: 'exposition' }));
    expect(await read(id)).toMatchObject({
      lines: [{ article: 'CHAIR' }, { article: 'SHOW', quantity: 2 }],
      staff: { condition: 'exposition' },
    });
  });

  test('never get into the cart of anybody else', async () => {
    for (const someone of [shop.visitor(), await shop.signedIn('buyer')]) {
      expect(await refusalOf(put('SHOW', someone))).toBe('cart.exposition_only');
      expect(await refusalOf(someone.call('/api/cart/add-by-codes', { ids: ['SHOW'] }))).toBe(
        'cart.exposition_only',
      );
    }
  });
});
