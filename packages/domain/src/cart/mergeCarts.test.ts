import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCarts } from './mergeCarts.ts';
import type { CartLine } from './mergeCarts.ts';

const carts: fc.Arbitrary<CartLine[]> = fc.array(
  fc.record({
    offer: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    selected: fc.boolean(),
  }),
  { maxLength: 8 },
);

const held = (cart: CartLine[], offer: number) =>
  cart.filter((line) => line.offer === offer).reduce((sum, { quantity }) => sum + quantity, 0);
const wanted = (cart: CartLine[], offer: number) =>
  cart.some((line) => line.offer === offer && line.selected);

test('every offer of either cart is there once, in the larger of the two quantities', () => {
  fc.assert(
    fc.property(carts, carts, (guest, user) => {
      const merged = mergeCarts(guest, user);
      const offers = [...new Set([...user, ...guest].map(({ offer }) => offer))];
      expect(merged).toEqual(
        offers.map((offer) => ({
          offer,
          quantity: Math.max(held(guest, offer), held(user, offer)),
          selected: wanted(guest, offer) || wanted(user, offer),
        })),
      );
    }),
    { numRuns: 300 },
  );
});

test('signing in twice doubles nothing', () => {
  fc.assert(
    fc.property(carts, carts, (guest, user) => {
      const once = mergeCarts(guest, user);
      expect(mergeCarts(guest, once)).toEqual(once);
    }),
  );
});

test('an empty guest cart leaves the user’s as it was', () => {
  const own = [{ offer: 1, quantity: 2, selected: false }];
  expect(mergeCarts([], own)).toEqual(own);
});
