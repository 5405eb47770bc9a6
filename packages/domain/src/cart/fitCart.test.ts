import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitCart } from './fitCart.ts';
import { mergeCarts } from './mergeCarts.ts';

const line = fc.record({
  offer: fc.integer({ min: 1, max: 12 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  selected: fc.boolean(),
});
const cart = fc.uniqueArray(line, { selector: ({ offer }) => offer, maxLength: 12 });
const limits = fc.record({ rows: fc.integer({ min: 1, max: 8 }), pieces: fc.integer({ min: 1, max: 10 }) });

test('nothing that lies in the cart is lost or becomes less, and nothing else goes beyond the limits', () => {
  fc.assert(
    fc.property(cart, cart, limits, (guest, own, most) => {
      const after = fitCart(mergeCarts(guest, own), own, most);
      const before = new Map(own.map(({ offer, quantity }) => [offer, quantity]));
      for (const { offer, quantity } of own)
        expect(after.find((one) => one.offer === offer)?.quantity).toBeGreaterThanOrEqual(quantity);
      for (const { offer, quantity } of after)
        expect(quantity).toBeLessThanOrEqual(Math.max(most.pieces, before.get(offer) ?? 0));
      expect(after.length).toBeLessThanOrEqual(Math.max(most.rows, own.length));
    }),
  );
});
