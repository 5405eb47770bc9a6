import type { CartState } from '@siren/domain/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { makeFullCart } from './cart.fixtures.ts';
import { withCoupon } from './cart.mock.ts';
import { isCallMade } from './isCallMade.ts';

const offers = [1, 2, 3];
const lists = fc.array(
  fc.record({ id: fc.constantFrom(...offers), quantity: fc.integer({ min: 1, max: 9 }) }),
  {
    minLength: 1,
  },
);
type List = readonly { id: number; quantity: number }[];

const cartOf = (list: List): CartState =>
  makeCart(
    offers.map((offer) => ({
      offer,
      quantity: list.reduce((sum, { id, quantity }) => (id === offer ? sum + quantity : sum), 0),
    })),
  );

test('codes were added where each good has as many more, whatever lay there before', () => {
  fc.assert(
    fc.property(lists, lists, (had, ids) => {
      const [before, after] = [cartOf(had), cartOf([...had, ...ids])];
      expect(isCallMade('/api/cart/add-by-codes', { ids }, before, after)).toBe(true);
      expect(isCallMade('/api/cart/add-by-codes', { ids }, before, before)).toBe(false);
    }),
  );
});

test('of a code that is no offer’s id nobody knows', () => {
  const cart = makeCart([{ offer: 1 }]);
  expect(isCallMade('/api/cart/add-by-codes', { ids: ['CHAIR'] }, makeCart([]), cart)).toBe(false);
  expect(isCallMade('/api/cart/add-by-codes', { ids: [1] }, makeCart([]), cart)).toBe(true);
  expect(isCallMade('/api/cart/add-by-codes', { ids: [{ offer: 1 }] }, makeCart([]), cart)).toBe(true);
  expect(isCallMade('/api/cart/add-by-codes', { ids: [{ offer: 1 }] }, cart, cart)).toBe(false);
});

test('a coupon, a pay type and a city are seen in the cart', () => {
  const cart = makeFullCart();
  const cheaper = withCoupon(cart, 'СИРЕНЬ10');
  expect(isCallMade('/api/cart/coupon', { coupon: ' сирень10 ' }, cart, cheaper)).toBe(true);
  expect(isCallMade('/api/cart/coupon', { coupon: 'СИРЕНЬ10' }, cart, cart)).toBe(false);
  expect(isCallMade('/api/cart/del-coupon', {}, cheaper, cart)).toBe(true);
  expect(isCallMade('/api/cart/del-coupon', {}, cheaper, cheaper)).toBe(false);
  expect(isCallMade('/api/cart/set-pay-type', { payType: 2 }, cart, { ...cart, payType: 2 })).toBe(true);
  expect(isCallMade('/api/cart/set-service-city', { city: 'нет' }, cart, cart)).toBe(false);
});
