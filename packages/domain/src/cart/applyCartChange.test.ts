import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { applyCartChange } from './applyCartChange.ts';
import type { CartChange } from './applyCartChange.ts';
import { mergeCartItems } from './mergeCartItems.ts';

const sofa = aRow({ id: 1, offer: 10, quantity: 2, grouped: [1, 3] });
const lamp = aRow({ id: 2, offer: 20, quantity: 1, selected: false });
const cart = aCart([sofa, lamp]);
const after = (change: CartChange, from = cart) => applyCartChange(from, change).content;

describe('a change of quantity', () => {
  test('sets the row’s quantity', () => {
    expect(after({ type: 'update', id: 1, quantity: 5 })).toEqual([{ ...sofa, quantity: 5 }, lamp]);
  });

  test('finds the row by any of its items', () => {
    expect(after({ type: 'update', id: 3, quantity: 5 })).toEqual([{ ...sofa, quantity: 5 }, lamp]);
  });

  test('removes the row at 0', () => {
    expect(after({ type: 'update', id: 1, quantity: 0 })).toEqual([lamp]);
  });

  test('stops at the stock', () => {
    expect(after({ type: 'update', id: 1, quantity: 99 })[0]?.quantity).toBe(10);
  });

  test('lowers a row above stock, and does not raise it', () => {
    const short = aCart([sofa], [anOffer({ id: 10, stock: { status: 'few', quantity: 1 } })]);
    expect(after({ type: 'update', id: 1, quantity: 3 }, short)[0]?.quantity).toBe(2);
    expect(after({ type: 'update', id: 1, quantity: 1 }, short)[0]?.quantity).toBe(1);
  });

  test('only lowers a row whose offer is not known', () => {
    const blind = aCart([sofa, lamp], [], { offers: {} });
    expect(after({ type: 'update', id: 1, quantity: 3 }, blind)).toEqual([sofa, lamp]);
    expect(after({ type: 'update', id: 1, quantity: 1 }, blind)[0]?.quantity).toBe(1);
    expect(after({ type: 'update', id: 1, quantity: -1 }, blind)).toEqual([lamp]);
  });

  test('keeps rows of one offer sorted by quantity', () => {
    const two = aCart([aRow({ id: 1, quantity: 1, price: 90 }), aRow({ id: 2, quantity: 2 })]);
    expect(after({ type: 'update', id: 1, quantity: 4 }, two).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('deleting', () => {
  test('takes the rows away that any of the ids belongs to', () => {
    expect(after({ type: 'delete', ids: [3] })).toEqual([lamp]);
    expect(after({ type: 'delete', ids: [1, 2] })).toEqual([]);
  });

  test('finds a row by its own id even where its items do not name it', () => {
    expect(after({ type: 'delete', ids: [1] }, aCart([{ ...sofa, grouped: [] }]))).toEqual([]);
  });

  test('leaves the rows of other ids', () => {
    expect(after({ type: 'delete', ids: [77] })).toEqual([sofa, lamp]);
  });

  test('takes the delivery away with the last row', () => {
    expect(applyCartChange(cart, { type: 'delete', ids: [1] }).delivery).toEqual(cart.delivery);
    expect(applyCartChange(cart, { type: 'delete', ids: [1, 2] }).delivery).toBeNull();
  });
});

describe('toggling', () => {
  test('selects or deselects the named rows only', () => {
    expect(after({ type: 'toggle', ids: [3], selected: false })).toEqual([
      { ...sofa, selected: false },
      lamp,
    ]);
    expect(after({ type: 'toggle', ids: [2], selected: true })).toEqual([sofa, { ...lamp, selected: true }]);
  });
});

describe('adding', () => {
  const chair = anOffer({ id: 15, price: 70, stock: { status: 'few', quantity: 2 } });

  test('brings a new selected row into its place, and the offer with it', () => {
    const added = applyCartChange(cart, { type: 'add', id: -1, offer: chair, quantity: 1 });
    const row = { id: -1, offer: 15, price: 70, quantity: 1, selected: true, grouped: [-1], key: '15:70' };
    expect(added.content).toEqual([sofa, row, lamp]);
    expect(added.offers).toEqual({ ...cart.offers, 15: chair });
  });

  test('raises the row that there is, and selects it', () => {
    const offer = anOffer({ id: 20 });
    expect(after({ type: 'add', id: -1, offer, quantity: 2 })).toEqual([
      sofa,
      { ...lamp, quantity: 3, selected: true },
    ]);
  });

  test('adds no more than stock holds', () => {
    expect(after({ type: 'add', id: -1, offer: chair, quantity: 5 })[1]?.quantity).toBe(2);
  });

  test('adds nothing of goods that cannot be ordered', () => {
    const offer = { ...chair, exposition: true };
    expect(after({ type: 'add', id: -1, offer, quantity: 1 })).toEqual([sofa, lamp]);
  });
});

test('what only the server knows anew stays as it was', () => {
  const { content, ...rest } = cart;
  expect(applyCartChange(cart, { type: 'update', id: 1, quantity: 3 })).toMatchObject(rest);
  expect(content).toHaveLength(2);
});

const changes: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ type: fc.constant('update' as const), id: fc.nat({ max: 6 }), quantity: fc.nat({ max: 15 }) }),
  fc.record({ type: fc.constant('delete' as const), ids: fc.array(fc.nat({ max: 6 }), { maxLength: 2 }) }),
  fc.record({
    type: fc.constant('toggle' as const),
    ids: fc.array(fc.nat({ max: 6 })),
    selected: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('add' as const),
    id: fc.integer({ min: -9, max: -1 }),
    offer: fc.integer({ min: 9, max: 21 }).map((id) => anOffer({ id })),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
);

test('after any changes rows are merged, sorted, not empty and within stock', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 12 }), (list) => {
      const { content } = list.reduce(applyCartChange, cart);
      expect(content).toEqual(mergeCartItems(content));
      expect(content.every(({ quantity }) => quantity > 0 && quantity <= 10)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the cart before the change is untouched, so that it can be put back', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const before = structuredClone(cart);
      applyCartChange(cart, change);
      expect(cart).toEqual(before);
    }),
  );
});
