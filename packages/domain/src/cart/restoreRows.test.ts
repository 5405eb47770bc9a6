import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { applyCartChange } from './applyCartChange.ts';
import type { CartState } from './entities.ts';
import { isChangeMade } from './isChangeMade.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });
const carts: fc.Arbitrary<CartState> = fc
  .tuple(
    ids,
    fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean()), { minLength: 6, maxLength: 6 }),
  )
  .map(([offers, looks]) =>
    aCart(
      offers.map((offer, at) => {
        const [quantity = 1, selected = true] = looks[at] ?? [];
        return aRow({ id: offer * 10, offer, quantity, selected });
      }),
      // Some rows are above stock, some are of goods that cannot be had.
      offers.map((id) => anOffer({ id, exposition: id === 1, stock: { status: 'few', quantity: id } })),
    ),
  );
const takeOut = (cart: CartState, offers: readonly number[]) => {
  const rows = cart.content.filter(({ offer }) => offers.includes(offer));
  const gone = rows.map((row, at) => ({ ...row, id: -1 - at, offer: cart.offers[row.offer]! }));
  return { gone, left: applyCartChange(cart, { type: 'delete', ids: rows.map(({ id }) => id) }) };
};
const seen = ({ content }: CartState) =>
  content
    .map(({ offer, price, quantity, selected }) => ({ offer, price, quantity, selected }))
    .sort((a, b) => a.offer - b.offer);

test('what is brought back is as it was, above stock and of goods that cannot be had too', () => {
  fc.assert(
    fc.property(carts, ids, (cart, offers) => {
      const { gone, left } = takeOut(cart, offers);
      const back = applyCartChange(left, { type: 'restore', rows: gone });
      expect(seen(back)).toEqual(seen(cart));
      expect(isChangeMade({ type: 'restore', rows: gone }, left, back)).toBe(true);
    }),
  );
});

test('bringing back twice is bringing back once, and takes nothing off what was put in since', () => {
  fc.assert(
    fc.property(carts, ids, fc.integer({ min: 1, max: 6 }), (cart, offers, again) => {
      const { gone, left } = takeOut(cart, offers);
      const offer = anOffer({ id: again });
      const since = applyCartChange(left, { type: 'add', id: -99, offer, quantity: 1 });
      const once = applyCartChange(since, { type: 'restore', rows: gone });
      expect(applyCartChange(once, { type: 'restore', rows: gone })).toEqual(once);
      for (const row of since.content) {
        const now = once.content.find((other) => other.offer === row.offer);
        expect(now?.quantity).toBeGreaterThanOrEqual(row.quantity);
      }
    }),
  );
});

test('a change that was made is told from one that was not', () => {
  const cart = aCart([aRow({ id: 1, offer: 10, quantity: 2 }), aRow({ id: 2, offer: 20 })]);
  const changes = [
    { type: 'update', id: 1, quantity: 3 },
    { type: 'update', id: 1, quantity: 0 },
    { type: 'delete', ids: [1, 2] },
    { type: 'toggle', ids: [2], selected: false },
    { type: 'add', id: -1, offer: anOffer({ id: 20 }), quantity: 1 },
  ] as const;
  for (const change of changes) {
    expect([change, isChangeMade(change, cart, cart)]).toEqual([change, false]);
    expect([change, isChangeMade(change, cart, applyCartChange(cart, change))]).toEqual([change, true]);
  }
});

test('a row that nothing was done to stays the same object, so that it is not drawn anew', () => {
  const cart = aCart([aRow({ id: 1, offer: 10, quantity: 2 }), aRow({ id: 2, offer: 20 })]);
  const after = applyCartChange(cart, { type: 'update', id: 1, quantity: 3 });
  expect(after.content[1]).toBe(cart.content[1]);
  expect(after.offers).toBe(cart.offers);
});
