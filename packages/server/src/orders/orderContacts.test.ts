import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { atStore, draftOf } from './testing/createOrderShop.ts';
import type { OrderPayload } from './testing/createOrderShop.ts';

/** Of the account `buyer`. */
const OWN = '+79120000001';
const MASK = '+7\u00a0···\u00a0···-00-01';
const masked = { phone: MASK, protected: true };
const typed = (phone: string) => ({ phone, protected: false });

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const payType = (code: string) => shop.ids.payTypes[code] ?? 0;

async function draft(who: Visitor, over: Partial<OrderPayload> = {}): Promise<OrderPayload> {
  await who.call('/api/cart/add', { id: shop.ids.offers['LAMP'] ?? 0 });
  const { cart, client } = await who.call('/api/info', {});
  return { ...draftOf(cart, payType('card'), { ...over, client }), ...over };
}

async function order(who: Visitor, customer: Partial<OrderPayload['customer']>) {
  const wanted = await draft(who);
  return who.call('/api/order/create', { ...wanted, customer: { ...wanted.customer, ...customer } });
}

const stored = async (id: number) => {
  const [row] = await shop.db.query(sql`
    select customer_phone as phone, phone_protected as protected, other_phones as others, receipt_to as receipt
    from orders where id = ${id}`);
  return row;
};

describe('the phones of an order', () => {
  test('are several, stored as numbers; the first is the one to call', async () => {
    const guest = shop.visitor();
    const { id } = await order(guest, { phone: ['8 912 204 41 08', '79122044109'].map(typed) });
    expect(await guest.call('/api/order/get', { id })).toMatchObject({
      customer: { phone: '+79122044108', otherPhones: ['+79122044109'] },
      receipt: { by: 'phone', to: '+79122044108' },
    });
  });

  test('are the account’s where a protected one is sent, and its number never travels', async () => {
    const buyer = await shop.signedIn('buyer');
    const known = await buyer.call('/api/order/buyer', {});
    expect(known.phone).toEqual([masked]);
    const { id } = await order(buyer, { phone: [typed('89122044109'), ...known.phone] });
    expect(await stored(id)).toEqual({
      phone: OWN,
      protected: true,
      others: ['+79122044109'],
      receipt: OWN,
    });
    const read = await buyer.call('/api/order/get', { id });
    expect(read.customer.phone).toBe(MASK);
    expect(read.receipt).toEqual({ by: 'phone', to: MASK });
    expect(JSON.stringify(read)).not.toContain('9120000001');
    // Who has to call them sees it.
    const staff = await shop.signedIn('staff');
    expect((await staff.call('/api/order/get', { id })).customer.phone).toBe(OWN);
  });

  test('are the found client’s where staff order for one', async () => {
    const staff = await shop.signedIn('staff');
    await staff.call('/api/client/resolve-user', { phone: OWN });
    expect(await staff.call('/api/order/buyer', {})).toEqual({
      owner: { user: shop.ids.users['staff'], client: OWN },
      name: 'Имя buyer',
      phone: [masked],
      email: '',
      address: '',
      city: 'moscow',
    });
    const { id } = await order(staff, { phone: [masked], internet: true });
    expect(await stored(id)).toMatchObject({ phone: OWN, protected: true });
    await staff.call('/api/client/resolve-user', { phone: '+79129999999' });
    expect(await staff.call('/api/order/buyer', {})).toMatchObject({
      name: 'Покупатель',
      phone: [{ phone: '+7\u00a0···\u00a0···-99-99', protected: true }],
    });
    const { id: forNew } = await order(staff, { phone: [masked], internet: true });
    expect(await stored(forNew)).toMatchObject({ phone: '+79129999999', protected: true });
    await staff.call('/api/client/detach', {});
    expect((await staff.call('/api/order/buyer', {})).phone).toEqual([
      { phone: '+7\u00a0···\u00a0···-00-04', protected: true },
    ]);
  });

  test('are refused where there is no account behind the mask, one is wrong, or there is none', async () => {
    for (const phone of [[masked], [typed('+79122044108'), typed('12')], []]) {
      expect(await refusalOf(order(shop.visitor(), { phone }))).toBe('general.invalid_phone');
    }
  });
});

test('the receipt goes to the e-mail where there is one', async () => {
  const guest = shop.visitor();
  const { id } = await order(guest, { email: 'anna@mail.ru' });
  expect((await guest.call('/api/order/get', { id })).receipt).toEqual({ by: 'email', to: 'anna@mail.ru' });
});

test('nothing is known of a guest, and of a user also where the last order of this city went', async () => {
  const owner = { user: null, client: null };
  const nothing = { owner, name: '', phone: [], email: '', address: '', city: 'moscow' };
  expect(await shop.visitor().call('/api/order/buyer', {})).toEqual(nothing);
  const other = await shop.signedIn('other');
  expect(await other.call('/api/order/buyer', {})).toMatchObject({ name: 'Имя other', address: '' });
  await order(other, { address: 'ул. Мира, 7' });
  expect(await other.call('/api/order/buyer', {})).toMatchObject({ address: 'ул. Мира, 7' });
  const elsewhere = await shop.signedIn('other', { region: 'ural' });
  expect(await elsewhere.call('/api/order/buyer', {})).toMatchObject({ address: '' });
});

test('an address is told for the city of the cart alone: that of the profile where it was saved', async () => {
  const address = 'ул. Маяковского, 3';
  const buyer = await shop.signedIn('cashier', { city: 'khimki' });
  await buyer.call('/api/user/save-profile', { name: 'Имя', address });
  await buyer.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
  const known = () => buyer.call('/api/order/buyer', {});
  expect(await known()).toMatchObject({ city: 'khimki', address });
  await buyer.call('/api/cart/set-service-city', { city: 'moscow' });
  expect(await known()).toMatchObject({ city: 'moscow', address: '' });
  await buyer.call('/api/cart/set-service-city', { city: 'khimki' });
  // Another name saved elsewhere: the address has not moved.
  const elsewhere = await shop.signedIn('cashier', { region: 'ural' });
  await elsewhere.call('/api/user/save-profile', { name: 'Другое имя', address });
  expect(await elsewhere.call('/api/order/buyer', {})).toMatchObject({ name: 'Другое имя', address: '' });
  expect(await known()).toMatchObject({ name: 'Другое имя', city: 'khimki', address });
});

test('only staff order for a client of the internet shop', async () => {
  const buyer = await shop.signedIn('buyer');
  expect(await refusalOf(order(buyer, { internet: true }))).toBe('cart.client_invalid');
});

describe('an order that is fetched', () => {
  const services = [{ key: 'pickup', quantity: 1 }];
  const store = (code: string) => shop.ids.stores[code] ?? 0;

  test('says from which store, and takes the goods there, whatever others have', async () => {
    const guest = shop.visitor({ region: 'moscow', city: 'khimki' });
    const { id } = await guest.call(
      '/api/order/create',
      await atStore(guest, await draft(guest, { services }), store('khimki-1')),
    );
    expect((await guest.call('/api/order/get', { id })).delivery.store).toMatchObject({
      id: store('khimki-1'),
      name: 'Сирень khimki-1',
      opens: '10:00',
    });
    const taken = await shop.db.query(sql`select store_id as store from order_stock where order_id = ${id}`);
    expect(taken).toEqual([{ store: store('khimki-1') }]);
  });

  test('is paid by what that store takes', async () => {
    const guest = shop.visitor();
    const wanted = await draft(guest, { services, store: store('khimki-1'), payType: payType('sbp') });
    expect(await refusalOf(guest.call('/api/order/create', wanted))).toBe('cart.pay_type_unavailable');
    const other = await atStore(guest, wanted, store('msk-1'));
    expect(await refusalOf(guest.call('/api/order/create', other))).toBe('done');
  });

  test('is refused from no store, from one of another region, and where it is brought', async () => {
    const guest = shop.visitor();
    const wanted = await draft(guest, { services, store: store('ekb-1') });
    const nowhere = { ...wanted, store: null };
    expect(await refusalOf(guest.call('/api/order/create', nowhere))).toBe('general.bad_request');
    expect(await refusalOf(guest.call('/api/order/create', wanted))).toBe('order.store_unavailable');
    const brought = { ...(await draft(guest)), store: store('msk-1') };
    expect(await refusalOf(guest.call('/api/order/create', brought))).toBe('general.bad_request');
  });
});
