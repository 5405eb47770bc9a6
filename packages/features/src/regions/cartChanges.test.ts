import type { CartState } from '@siren/domain/cart';
import type { Service } from '@siren/domain/services';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCart, makeStores } from '../testing/index.ts';
import type { CartRow } from '../testing/index.ts';
import { cartChanges } from './cartChanges.ts';

const changesOf = (before: CartState, after: CartState) => cartChanges(before, after, makeStores());
const sofa = { offer: 1, name: 'Диван «Лада»', price: 54_990, quantity: 1 };
const chair = { offer: 2, name: 'Стул «Тис»', price: 7_490, quantity: 4 };
const good = ({ offer, name, options = '' }: CartRow) => ({ offer, name, options });

test('the same cart has nothing to tell', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 8 });
  fc.assert(
    fc.property(rows, (offers) => {
      const cart = makeCart(offers.map((offer) => ({ offer, price: offer * 100 })));
      expect(changesOf(cart, cart)).toBeNull();
    }),
  );
});

test('goods that the other region does not have are named', () => {
  expect(changesOf(makeCart([sofa, chair]), makeCart([chair]))?.gone).toEqual([good(sofa)]);
});

test('goods that stay in the cart but ran out there are named too', () => {
  const after = makeCart([sofa, { ...chair, stock: { status: 'out_of_stock', quantity: 0 } }]);
  expect(changesOf(makeCart([sofa, chair]), after)?.gone).toEqual([good(chair)]);
});

test('goods that the other region does not sell have no price there, not one of 0', () => {
  const out = { stock: { status: 'out_of_stock', quantity: 0 } } as const;
  const unsold = makeCart([sofa, { ...chair, ...out, price: 0 }]);
  for (const before of [chair, { ...chair, ...out }]) {
    expect(changesOf(makeCart([sofa, before]), unsold)).toMatchObject({ gone: [good(chair)], prices: [] });
  }
  expect(changesOf(unsold, makeCart([sofa, chair]))).toBeNull();
});

test('variants of one product are told apart by their options', () => {
  const [grey, green] = [
    { ...chair, options: 'велюр, серый' },
    { ...chair, offer: 3, options: 'велюр, шалфей' },
  ];
  const dearer = makeCart([grey, green].map((row) => ({ ...row, price: 7_990 })));
  expect(changesOf(makeCart([grey, green]), dearer)?.prices).toEqual(
    [grey, green].map((row) => ({ ...good(row), from: 7_490, to: 7_990 })),
  );
});

test('fewer pieces than lie in the cart are told, of all its rows, at the same price too', () => {
  const rows = [chair, { ...chair, quantity: 1 }];
  const after = makeCart(rows.map((row) => ({ ...row, stock: { status: 'few', quantity: 2 } })));
  const changes = changesOf(makeCart(rows), after);
  expect(changes).toMatchObject({ gone: [], prices: [], fewer: [{ name: 'Стул «Тис»', had: 5, left: 2 }] });
});

test('of each offer at most one of «gone» and «fewer» is told, and «fewer» exactly where that is new', () => {
  const stock = fc.integer({ min: 0, max: 9 }).map((quantity) => ({
    status: quantity === 0 ? ('out_of_stock' as const) : ('few' as const),
    quantity,
  }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), stock, stock, (quantity, here, there) => {
      const cart = (of: typeof here) => makeCart([{ ...chair, quantity, stock: of }]);
      const changes = changesOf(cart(here), cart(there));
      const enough = here.quantity >= quantity || here.quantity === 0;
      const told = enough && there.quantity > 0 && there.quantity < quantity;
      expect(changes?.fewer ?? []).toEqual(
        told ? [{ ...good(chair), had: quantity, left: there.quantity }] : [],
      );
      expect(changes?.gone ?? []).toHaveLength(Number(here.quantity > 0 && there.quantity === 0));
    }),
  );
});

test('a new price is told with the old one, and the sum of the cart with it', () => {
  const after: CartState = makeCart([sofa, { ...chair, price: 7_990 }]);
  expect(changesOf(makeCart([sofa, chair]), after)).toEqual({
    gone: [],
    fewer: [],
    prices: [{ ...good(chair), from: 7_490, to: 7_990 }],
    delivery: null,
    services: [],
    payType: null,
    coupon: null,
    total: { from: 84_950, to: 86_950 },
  });
});

test('other dates of delivery, a lost service and what a coupon takes off are told', () => {
  const service = (name: string, key = name): Service => ({
    key,
    product: 1,
    group: 'delivery',
    type: 'courier',
    name,
    description: '',
    default: false,
    excluded: false,
    excludedBy: null,
    unit: 'piece',
    calculate: { type: 'static', value: 100, minValue: 0 },
    date: null,
  });
  const coupon = {
    code: 'ЛЕТО',
    description: '',
    sections: [],
    offers: [],
    discount: 500,
    reason: null,
    missing: 0,
  };
  const services = (...names: Service[]) => ({ services: names, cities: [], city: 'ekb' });
  const before = makeCart([sofa], { coupon, services: services(service('Курьером'), service('Сборка')) });
  const after = makeCart([sofa], {
    coupon: { ...coupon, discount: 0, reason: 'no_matching_goods' },
    services: services(service('Курьером', 'another')),
    delivery: { from: '2026-11-28', to: '2026-11-30' },
  });
  const changes = changesOf(before, after);
  expect(changes?.services).toEqual(['Сборка']);
  expect(changes?.delivery?.to?.from).toBe('2026-11-28');
  expect([changes?.coupon?.from.discount, changes?.coupon?.to.discount]).toEqual([500, 0]);
});

test('a chosen way to pay that is not taken there is named, and one that comes back is not spoken of', () => {
  const paid = (payType: number | null) => makeCart([sofa], { payType });
  expect(changesOf(paid(2), paid(null))).toMatchObject({ payType: 'СБП', delivery: null, prices: [] });
  expect(changesOf(paid(2), paid(2))).toBeNull();
  expect(changesOf(paid(null), paid(2))).toBeNull();
});

test('delivery that is not to be had there is told, and so is one that is to be had there alone', () => {
  const dates = { from: '2026-11-24', to: '2026-11-26' };
  const sent = makeCart([sofa], { delivery: dates });
  const unsent = makeCart([sofa], { delivery: null });
  expect(changesOf(sent, unsent)?.delivery).toEqual({ from: dates, to: null });
  expect(changesOf(unsent, sent)?.delivery).toEqual({ from: null, to: dates });
  expect(changesOf(unsent, unsent)).toBeNull();
});
