import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayHold, orderProofs, orderStanding } from './orderStanding.ts';
import type { Holding } from './orderStanding.ts';
import { SHOP_LIMITS } from './shopLimits.ts';

const limits = SHOP_LIMITS.unproven;
const count = fc.integer({ min: 0, max: 80 });
const held = fc.array(fc.record({ orders: count, pieces: count }), { minLength: 1, maxLength: 3 });
const buyer = fc.record({
  proof: fc.constantFrom(null, ...orderProofs),
  held,
  pieces: fc.integer({ min: 1, max: 80 }),
  sendsCodes: fc.boolean(),
  waits: fc.boolean(),
});

test('whatever is ordered one after the other, unproven orders never hold more than the limits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }), (orders) => {
      const holding: Holding = { orders: 0, pieces: 0 };
      for (const pieces of orders) {
        if (!mayHold([holding], pieces, limits)) continue;
        holding.orders += 1;
        holding.pieces += pieces;
      }
      expect(holding.orders).toBeLessThanOrEqual(limits.orders);
      expect(holding.pieces).toBeLessThanOrEqual(limits.pieces);
    }),
  );
});

test('one of session, phone and address that is full is enough', () => {
  fc.assert(
    fc.property(held, fc.integer({ min: 1, max: 80 }), (all, pieces) => {
      expect(mayHold(all, pieces, limits)).toBe(all.every((one) => mayHold([one], pieces, limits)));
    }),
  );
});

test('a proven order always holds its goods; a code is asked for only where it can be sent and nobody waits', () => {
  fc.assert(
    fc.property(buyer, (asked) => {
      const standing = orderStanding(asked, limits);
      if (asked.proof !== null) expect(standing).toBe('held');
      if (standing === 'proof_needed') expect([asked.sendsCodes, asked.waits]).toEqual([true, false]);
      if (standing !== 'held') expect(mayHold(asked.held, asked.pieces, limits)).toBe(false);
    }),
  );
});
