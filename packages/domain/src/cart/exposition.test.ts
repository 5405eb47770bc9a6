import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderConditions } from './OrderCondition.ts';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { applyCartChange } from './applyCartChange.ts';
import { cartSummary } from './cartSummary.ts';
import { maxQuantity } from './maxQuantity.ts';
import { offerProblem } from './offerProblem.ts';

const supply = fc.record({
  exposition: fc.boolean(),
  stock: fc.nat(20).map((quantity) => ({
    status: quantity > 0 ? ('in_stock' as const) : ('out_of_stock' as const),
    quantity,
  })),
});

describe('goods for exposition only', () => {
  test('are ordered for the exposition and for nothing else; for all others nothing changes', () => {
    fc.assert(
      fc.property(supply, fc.integer({ min: 1, max: 30 }), (offer, quantity) => {
        const [usual, exposition] = orderConditions.map((condition) =>
          offerProblem(offer, quantity, condition),
        );
        expect(usual === 'exposition_only').toBe(offer.exposition);
        expect(exposition).toBe(offerProblem({ ...offer, exposition: false }, quantity));
        if (!offer.exposition) expect(usual).toBe(exposition);
      }),
    );
  });

  test('can be ordered in no number exactly where a piece of them is a problem', () => {
    fc.assert(
      fc.property(supply, fc.constantFrom(...orderConditions), (offer, condition) => {
        expect(maxQuantity(offer, condition) === 0).toBe(offerProblem(offer, 1, condition) !== null);
      }),
    );
  });

  test('beside other goods hinder a usual order, and an order for the exposition takes both', () => {
    const cart = aCart(
      [aRow({ id: 1, offer: 1 }), aRow({ id: 2, offer: 2 })],
      [anOffer({ id: 1 }), anOffer({ id: 2, exposition: true })],
    );
    expect(cartSummary(cart, []).problems).toEqual([{ key: '2:100', problem: 'exposition_only' }]);
    expect(cartSummary(cart, [], undefined, 'exposition').problems).toEqual([]);
  });

  test('come into a cart that may hold them, and into no other', () => {
    const offer = anOffer({ id: 2, exposition: true });
    const add = { type: 'add', id: -1, offer, quantity: 1 } as const;
    expect(applyCartChange(aCart([]), add).content).toEqual([]);
    expect(applyCartChange(aCart([], [], { expositionAllowed: true }), add).content).toHaveLength(1);
  });
});
