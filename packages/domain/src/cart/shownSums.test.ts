import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownGoods, shownLine } from '../checkout/index.ts';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { kopecksOf } from '../testing/exact.ts';
import { cartSummary } from './cartSummary.ts';
import { hinderedOffers } from './hinderedOffers.ts';
import { pricedRow } from './pricedRow.ts';

const coupon = {
  code: 'SIREN',
  description: '',
  sections: [],
  offers: [],
  discount: 0,
  reason: null,
  missing: 0,
};
const good = fc.record({
  price: amounts(1_000),
  oldPrice: fc.option(amounts(1_000)),
  stock: fc.nat(12).map((quantity) => ({
    status: quantity > 0 ? ('in_stock' as const) : ('out_of_stock' as const),
    quantity,
  })),
  exposition: fc.boolean(),
});
const row = fc.record({
  at: fc.nat(3),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
  quantity: pieces(9),
  selected: fc.boolean(),
});

/** Carts with a coupon in their prices or none; some of it sold out, scarce, or only to be looked at. */
const carts = fc
  .tuple(
    fc.array(good, { minLength: 4, maxLength: 4 }),
    fc.array(row, { maxLength: 6 }),
    fc.constantFrom(coupon, null),
  )
  .map(([goods, rows, used]) =>
    aCart(
      rows.map(({ at, off, quantity, selected }, index) => {
        const full = goods[at]!.price;
        const price = used ? Math.floor(full * off * 100) / 100 : full;
        return aRow({ id: index + 1, offer: at + 1, price, quantity, selected });
      }),
      goods.map((one, at) => anOffer({ id: at + 1, ...one })),
      { coupon: used },
    ),
  );
const services = fc.array(amounts(1_000), { maxLength: 3 });
const kopecks = (roubles: readonly number[]) => roubles.reduce((sum, one) => sum + kopecksOf(one), 0n);

test('what the rows show, with services and delivery, is what is to pay, to the kopeck', () => {
  fc.assert(
    fc.property(carts, services, (cart, prices) => {
      const selection = prices.map((price, at) => ({ key: String(at), quantity: 1, price }));
      const { ordered, totals } = cartSummary(cart, selection);
      const rows = ordered.map((one) => shownLine(pricedRow(cart, one)).sum);
      expect(kopecks(rows) + kopecks(prices)).toBe(kopecksOf(totals.toPay));
    }),
  );
});

test('the steps lead from what is struck beside the rows to what the rows show, to the kopeck', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { ordered, shown, totals } = cartSummary(cart, []);
      const lines = ordered.map((one) => shownLine(pricedRow(cart, one)));
      expect(kopecksOf(shown.before)).toBe(kopecks(lines.map(({ before, sum }) => before ?? sum)));
      expect(kopecksOf(shown.before) - kopecksOf(shown.saved) - kopecksOf(shown.coupon)).toBe(
        kopecks(lines.map(({ sum }) => sum)),
      );
      expect(shown.coupon).toBe(totals.discount);
      expect(Math.min(shown.saved, shown.coupon)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('lines that an order keeps come to the same steps as the rows that they were', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { ordered, shown } = cartSummary(cart, []);
      const kept = ordered.map((one) => JSON.parse(JSON.stringify(pricedRow(cart, one))));
      expect(shownGoods(kept)).toEqual(shown);
    }),
  );
});

test('a selected row is either in the sum or told as a problem', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { ordered, problems } = cartSummary(cart, []);
      const selected = cart.content.filter((one) => one.selected).map(({ key }) => key);
      const both = [...ordered, ...problems].map(({ key }) => key);
      expect(both.toSorted()).toEqual(selected.toSorted());
    }),
  );
});

test('without the rows that cannot be bought the sum is the same and nothing hinders it', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const hindered = hinderedOffers(cart);
      const content = cart.content.map((one) => ({
        ...one,
        selected: one.selected && !hindered.has(one.offer),
      }));
      const rest = cartSummary({ ...cart, content }, []);
      expect(rest.totals).toEqual(cartSummary(cart, []).totals);
      expect(rest.problems).toEqual([]);
    }),
  );
});
