import { expect, test } from 'vitest';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { fullPrice } from './fullPrice.ts';

const coupon = {
  code: 'SIREN',
  description: '',
  sections: [],
  offers: [],
  discount: 10,
  reason: null,
  missing: 0,
};
const row = aRow({ price: 90 });
const offers = [anOffer({ price: 100 })];

test('with a coupon the full price is that of the offer', () => {
  expect(fullPrice(aCart([row], offers, { coupon }), row)).toBe(100);
});

test('without a coupon the row itself tells the price', () => {
  expect(fullPrice(aCart([row], offers), row)).toBe(90);
});

test('a full price is never below what the row costs, nor missing with its offer', () => {
  const dearer = aRow({ price: 120 });
  expect(fullPrice(aCart([dearer], offers, { coupon }), dearer)).toBe(120);
  expect(fullPrice(aCart([row], [], { coupon, offers: {} }), row)).toBe(90);
});
