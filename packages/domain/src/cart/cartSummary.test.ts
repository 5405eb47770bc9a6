import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { kopecksOf } from '../testing/exact.ts';
import { cartSummary } from './cartSummary.ts';

const sofa = aRow({ id: 1, offer: 10, price: 900, quantity: 2 });
const lamp = aRow({ id: 2, offer: 20, price: 50, quantity: 3, selected: false });
const assembly = { key: 'assembly', quantity: 1, price: 150 };
const coupon = {
  code: 'SIREN',
  description: '',
  sections: [],
  offers: [],
  discount: 200,
  reason: null,
  missing: 0,
};
const certificate = {
  guid: 'g',
  code: 'c',
  nominal: 500,
  money: 500,
  expiresAt: null,
  status: 'active' as const,
};

test('rows and pieces are counted, in all and ordered', () => {
  expect(cartSummary(aCart([sofa, lamp]), [])).toMatchObject({
    rows: 2,
    pieces: 5,
    ordered: [sofa],
    orderedPieces: 2,
  });
});

test('the sum holds the selected rows and the services', () => {
  const { totals } = cartSummary(aCart([sofa, lamp]), [assembly]);
  expect(totals).toEqual({ goods: 1800, discount: 0, services: 150, bonus: 0, certificates: 0, toPay: 1950 });
});

test('the coupon shows as the way from the offers’ prices to the rows’', () => {
  const cart = aCart([sofa, lamp], [anOffer({ id: 10, price: 1000 })], { coupon });
  expect(cartSummary(cart, []).totals).toMatchObject({ goods: 2000, discount: 200, toPay: 1800 });
});

test('bonus and certificates of the wallet pay, bonus where it is asked for', () => {
  const wallet = { certificates: [certificate], bonus: 100 };
  const cart = aCart([sofa]);
  expect(cartSummary(cart, [], { wallet, useBonus: true }).totals).toMatchObject({
    bonus: 100,
    certificates: 500,
    toPay: 1200,
  });
  expect(cartSummary(cart, [], { wallet, useBonus: false })).toMatchObject({
    totals: { bonus: 0, toPay: 1300 },
    bonusUsable: 100,
    certificateUses: [{ guid: 'g', amount: 500 }],
  });
});

test('a certificate that has expired pays nothing, whatever is left on it', () => {
  const wallet = { certificates: [{ ...certificate, status: 'expired' as const }], bonus: 0 };
  expect(cartSummary(aCart([sofa]), [], { wallet, useBonus: false })).toMatchObject({
    totals: { certificates: 0, toPay: 1800 },
    certificateUses: [],
  });
});

test('selected rows that cannot be ordered are named with their problem', () => {
  const offers = [
    anOffer({ id: 10, stock: { status: 'few', quantity: 1 } }),
    anOffer({ id: 20, exposition: true }),
  ];
  expect(cartSummary(aCart([sofa, lamp], offers), []).problems).toEqual([
    { key: '10:900', problem: 'above_stock' },
  ]);
  const all = aCart([sofa, { ...lamp, selected: true }], offers);
  expect(cartSummary(all, []).problems[1]).toEqual({ key: '20:50', problem: 'exposition_only' });
});

test('rows of one offer draw on the same stock', () => {
  const other = aRow({ id: 3, offer: 10, price: 800, quantity: 2 });
  const offers = [anOffer({ id: 10, stock: { status: 'few', quantity: 3 } })];
  expect(cartSummary(aCart([sofa, other], offers), []).problems.map(({ problem }) => problem)).toEqual([
    'above_stock',
    'above_stock',
  ]);
});

test('a row whose offer is not known cannot be ordered', () => {
  expect(cartSummary(aCart([sofa], [], { offers: {} }), []).problems).toEqual([
    { key: '10:900', problem: 'item_unavailable' },
  ]);
});

test('what is to be paid is what selected rows and services cost, to the kopeck', () => {
  const rows = fc.array(
    fc.record({ offer: pieces(5), price: amounts(), quantity: pieces(), selected: fc.boolean() }).map(aRow),
  );
  const full = fc.array(fc.record({ price: amounts() }), { minLength: 5, maxLength: 5 });
  const stock = { status: 'in_stock' as const, quantity: 1_000_000 };
  fc.assert(
    fc.property(rows, full, fc.boolean(), amounts(1000), (content, prices, withCoupon, price) => {
      const offers = prices.map((one, at) => anOffer({ id: at + 1, stock, ...one }));
      const cart = aCart(content, offers, { coupon: withCoupon ? coupon : null });
      const { totals } = cartSummary(cart, [{ ...assembly, price }]);
      const goods = content
        .filter(({ selected }) => selected)
        .reduce((sum, row) => sum + kopecksOf(row.price) * BigInt(row.quantity), 0n);
      expect(kopecksOf(totals.toPay)).toBe(goods + kopecksOf(price));
      expect(kopecksOf(totals.goods) - kopecksOf(totals.discount)).toBe(goods);
      expect(totals.discount).toBeGreaterThanOrEqual(0);
    }),
  );
});
