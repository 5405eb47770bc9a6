import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { forgetReference } from './cachedReference.ts';
import { cartHandlers } from './cartHandlers.ts';
import { refusalOf } from './testing/refusalOf.ts';
import { signIn } from './testing/signIn.ts';

let shop: TestShop;
let visitor: Visitor;
const offer = (article: string) => shop.ids.offers[article]!;
const add = (article: string, who = visitor) => who.call('/api/cart/add', { id: offer(article) });
/** The same session seen from another region. */
const elsewhere = () => shop.visitor({ token: visitor.token(), region: 'ural', city: 'ekaterinburg' });
const look = (who = visitor) => who.call('/api/cart/delete-multi', { ids: [999_999] });

beforeAll(async () => {
  shop = await createTestShop({ handlers: cartHandlers });
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = shop.visitor();
});

describe('a change of region', () => {
  test('brings its prices, stock, cities and dates', async () => {
    await add('CHAIR');
    const state = await look(elsewhere());
    expect(state.content).toMatchObject([{ price: 3_699.9, selected: true }]);
    expect(state.offers[offer('CHAIR')]).toMatchObject({ price: 3_699.9, stock: { quantity: 10 } });
    expect(state.services.cities.map(({ code }) => code)).toEqual(['ekaterinburg', 'tagil']);
    expect(state.services.city).toBe('ekaterinburg');
    expect(state.delivery).toEqual({ from: '2026-03-06', to: '2026-03-08' });
  });

  test('keeps what it does not sell in the cart, out of stock and not selected, until the buyer is back', async () => {
    await add('LAMP');
    const away = await look(elsewhere());
    expect(away.content).toMatchObject([{ offer: offer('LAMP'), quantity: 1, selected: false, price: 0 }]);
    expect(away.offers[offer('LAMP')]).toMatchObject({ stock: { status: 'out_of_stock', quantity: 0 } });
    expect(away.delivery).toBeNull();
    expect((await look()).content).toMatchObject([{ selected: true, price: 1_290 }]);
  });

  test('leaves a service city and a pay type behind that it does not have', async () => {
    await add('CHAIR');
    await visitor.call('/api/cart/set-service-city', { city: 'khimki' });
    await visitor.call('/api/cart/set-pay-type', { payType: shop.ids.payTypes['instalments']! });
    expect(await look(elsewhere())).toMatchObject({ services: { city: 'ekaterinburg' }, payType: null });
    expect(await look()).toMatchObject({
      services: { city: 'khimki' },
      payType: shop.ids.payTypes['instalments'],
    });
  });
});

describe('services', () => {
  const service = async (key: string) => (await look()).services.services.find((one) => one.key === key)!;

  test('have the dates of the chosen city', async () => {
    await add('CHAIR');
    expect(await service('courier')).toMatchObject({
      group: 'delivery',
      date: '2026-03-04',
      excluded: false,
    });
    await visitor.call('/api/cart/set-service-city', { city: 'khimki' });
    expect(await service('courier')).toMatchObject({ date: '2026-03-05' });
    expect(await service('pickup')).toMatchObject({ date: '2026-03-04' });
  });

  test('are excluded by city and by goods', async () => {
    await add('LAMP');
    expect(await service('assembly')).toMatchObject({ excluded: true });
    const { content } = await add('CHAIR');
    expect(await service('assembly')).toMatchObject({ excluded: false });
    const chair = content.find((row) => row.offer === offer('CHAIR'))!;
    await visitor.call('/api/cart/toggle', { ids: [chair.id], selected: false });
    expect(await service('assembly')).toMatchObject({ excluded: true });
    const ural = elsewhere();
    const { services } = await ural.call('/api/cart/set-service-city', { city: 'tagil' });
    expect(services.services.find(({ key }) => key === 'pickup')).toMatchObject({ excluded: true });
  });

  test('that are changed show at once where that is told, and within a second elsewhere', async () => {
    expect(await service('packing')).toMatchObject({ calculate: { value: 200 } });
    await shop.db.query(sql`update services set value = 250 where key = 'packing'`);
    forgetReference(shop.db);
    expect(await service('packing')).toMatchObject({ calculate: { value: 250 } });
    await shop.db.query(sql`update services set value = 200 where key = 'packing'`);
    shop.clock.advance(1_000);
    expect(await service('packing')).toMatchObject({ calculate: { value: 200 } });
  });

  test('are not to be had for a city of another region', async () => {
    expect(await refusalOf(visitor.call('/api/cart/set-service-city', { city: 'tagil' }))).toBe(
      'general.bad_request',
    );
  });
});

test('a pay type has to be taken by a store of the region', async () => {
  const payType = shop.ids.payTypes['instalments']!;
  expect((await visitor.call('/api/cart/set-pay-type', { payType })).payType).toBe(payType);
  const ural = shop.visitor({ region: 'ural' });
  expect(await refusalOf(ural.call('/api/cart/set-pay-type', { payType }))).toBe('cart.pay_type_unavailable');
});

describe('a coupon', () => {
  const apply = (coupon: string) => visitor.call('/api/cart/coupon', { coupon });

  test('is the same however it was pasted', async () => {
    for (const pasted of ['\u200BLIGHT', 'LI\u00ADGHT\u2069', '\u00A0light\u200E\n'])
      expect((await apply(pasted)).coupon?.code).toBe('LIGHT');
    const error = refusalOf(apply('L IGHT'));
    expect(await error).toBe('cart.coupon_not_found');
  });

  test('is in the prices of selected rows, whatever case it is typed in', async () => {
    await add('CHAIR');
    await add('LAMP');
    const { content, coupon } = await apply('light');
    expect(coupon).toMatchObject({ code: 'LIGHT', discount: 258, reason: null, missing: 0 });
    expect(content.map(({ price }) => price)).toEqual([3_499.9, 1_032]);
    const lamp = content.find((row) => row.offer === offer('LAMP'))!;
    const off = await visitor.call('/api/cart/toggle', { ids: [lamp.id], selected: false });
    expect(off.content.map(({ price }) => price)).toEqual([3_499.9, 1_290]);
    expect(off.coupon).toMatchObject({ discount: 0, reason: 'no_matching_goods' });
  });

  test('that does not work yet stays and says what is missing', async () => {
    await add('LAMP');
    expect((await apply('FIVE-HUNDRED')).coupon).toMatchObject({
      discount: 0,
      reason: 'total_too_small',
      missing: 1_710,
    });
    await add('CHAIR');
    expect((await look()).coupon).toMatchObject({ discount: expect.any(Number), reason: null });
  });

  test('that has ended says so', async () => {
    await add('CHAIR');
    expect((await apply('OLD')).coupon).toMatchObject({ reason: 'expired', discount: 0 });
  });

  test('is taken off', async () => {
    await add('CHAIR');
    await apply('TEN');
    const state = await visitor.call('/api/cart/del-coupon', {});
    expect(state).toMatchObject({ coupon: null, content: [{ price: 3_499.9 }] });
  });

  test('that is not there is refused, and the one applied before stays', async () => {
    await add('CHAIR');
    await apply('TEN');
    expect(await refusalOf(apply('NOPE'))).toBe('cart.coupon_not_found');
    expect((await look()).coupon).toMatchObject({ code: 'TEN' });
  });

  test('is suggested where it works, until it is applied', async () => {
    expect((await look()).suggestedCoupons).toEqual([]);
    expect((await add('CHAIR')).suggestedCoupons).toMatchObject([{ code: 'TEN' }]);
    expect((await apply('ten')).suggestedCoupons).toEqual([]);
  });

  test('cannot be guessed at without end', async () => {
    await look();
    const guesses: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) guesses.push(await refusalOf(apply(`GUESS-${tries}`)));
    expect(guesses.slice(0, 10)).toEqual(Array(10).fill('cart.coupon_not_found'));
    expect(guesses[10]).toBe('auth.attempts_exhausted');
  });
});

describe('what staff choose from', () => {
  test('is told to staff', async () => {
    const staff = await signIn(shop, 'staff');
    const { users, sources } = await staff.call('/api/cart/additional-data', {});
    expect(users.map(({ name }) => name)).toEqual(['Имя cashier', 'Имя staff']);
    expect(sources.map(({ name }) => name)).toEqual(['Звонок', 'Чат']);
  });

  test('is nobody else’s business', async () => {
    const buyer = await signIn(shop, 'buyer');
    expect(await refusalOf(buyer.call('/api/cart/additional-data', {}))).toBe('user.not_authorized');
    expect(await refusalOf(visitor.call('/api/cart/additional-data', {}))).toBe('user.not_authorized');
  });
});

describe('suggested goods', () => {
  const suggested = async () => {
    const cards = await visitor.call('/api/cart/suggested-offers', {});
    return cards.map(({ article }) => article);
  };

  test('are those that go with the cart, to be had in the region and not in it yet', async () => {
    expect(await suggested()).toEqual([]);
    await add('CHAIR');
    expect(await suggested()).toEqual(['SOFA-SAGE']);
    await add('SOFA-SAGE');
    expect(await suggested()).toEqual([]);
  });

  test('are those of the same collection first', async () => {
    await shop.db.query(sql`
      update products set collection = 'Аск' where path in ('chair-ask', 'lamp-sol')`);
    await add('CHAIR');
    expect(await suggested()).toEqual(['LAMP', 'SOFA-SAGE']);
  });
});
