import { expect, test } from 'vitest';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { cartQuote } from './cartQuote.ts';
import { cartSummary } from './cartSummary.ts';

const coupon = {
  code: 'SIREN',
  description: '',
  sections: [],
  offers: [],
  discount: 200,
  reason: null,
  missing: 0,
};

test('a quote holds the ordered rows before the coupon, the services, the coupon, what certificates pay and the totals', () => {
  const rows = [
    aRow({ id: 1, offer: 10, price: 900, quantity: 2 }),
    aRow({ id: 2, offer: 20, selected: false }),
  ];
  const cart = aCart(rows, [anOffer({ id: 10, price: 1000 })], { coupon });
  const services = [{ key: 'lift', quantity: 1, price: 300 }];
  const certificate = { guid: 'g', code: 'GIFT', nominal: 700, money: 700, expiresAt: null };
  const wallet = { bonus: 0, certificates: [{ ...certificate, status: 'active' as const }] };
  const summary = cartSummary(cart, services, { wallet, useBonus: false });
  expect(cartQuote(cart, services, summary)).toEqual({
    lines: [{ offer: 10, quantity: 2, price: 1000 }],
    services,
    date: null,
    coupon: 'SIREN',
    certificates: [{ guid: 'g', amount: 700 }],
    totals: summary.totals,
  });
});

test('a coupon that does not work is none of the order', () => {
  const rows = [aRow({ id: 1, offer: 10, price: 1000 })];
  const late = { ...coupon, discount: 0, reason: 'expired' as const };
  const cart = aCart(rows, [anOffer({ id: 10, price: 1000 })], { coupon: late });
  expect(cartQuote(cart, [], cartSummary(cart, [])).coupon).toBeNull();
});
