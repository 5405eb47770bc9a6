import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownGoods, shownLine } from '../checkout/index.ts';
import { sumRoubles } from '../money/index.ts';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { cartSummary } from './cartSummary.ts';
import { orderedRows } from './orderedRows.ts';
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
const row = fc.record({
  price: amounts(1_000),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
  oldPrice: fc.option(amounts(1_000)),
  quantity: pieces(9),
  selected: fc.boolean(),
  stock: fc.constantFrom('in_stock' as const, 'out_of_stock' as const),
  exposition: fc.boolean(),
});

/** A cart with a coupon in its prices; some of it sold out, or only to be looked at. */
const carts = fc.array(row, { maxLength: 6 }).map((rows) =>
  aCart(
    rows.map(({ price, off, quantity, selected }, at) =>
      aRow({ id: at + 1, offer: at + 1, price: Math.floor(price * off * 100) / 100, quantity, selected }),
    ),
    rows.map(({ price, oldPrice, stock, exposition }, at) =>
      anOffer({ id: at + 1, price, oldPrice, exposition, stock: { status: stock, quantity: 1_000 } }),
    ),
    { coupon },
  ),
);
const services = fc.array(amounts(1_000), { maxLength: 3 });

test('what the rows show, with the services, is what is to pay; the steps lead from what is struck to it', () => {
  fc.assert(
    fc.property(carts, services, (cart, prices) => {
      const selection = prices.map((price, at) => ({ key: String(at), quantity: 1, price }));
      const { shown, totals } = cartSummary(cart, selection);
      const lines = orderedRows(cart).map((one) => pricedRow(cart, one));
      const rows = sumRoubles(lines.map((line) => shownLine(line).sum));
      expect(sumRoubles([shown.before, -shown.saved, -shown.coupon])).toBe(rows);
      expect(sumRoubles([rows, ...prices])).toBe(totals.toPay);
      expect(shown.coupon).toBe(totals.discount);
      const struck = lines.map((line) => shownLine(line).before ?? shownLine(line).sum);
      expect(shown.before).toBe(sumRoubles(struck));
      // The order keeps the same lines, and so do its page and its receipt.
      expect(shownGoods(lines)).toEqual(shown);
    }),
  );
});

test('what cannot be bought is in no sum, and is told', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { problems, selectedRows } = cartSummary(cart, []);
      const selected = cart.content.filter((one) => one.selected);
      expect(selectedRows + problems.filter(({ problem }) => problem !== 'above_stock').length).toBe(
        selected.length,
      );
    }),
  );
});
