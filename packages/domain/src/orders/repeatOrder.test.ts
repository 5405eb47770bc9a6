import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stock } from '../catalog/index.ts';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { repeatOrder } from './repeatOrder.ts';
import type { RepeatOffer } from './repeatOrder.ts';

const line = (offer: number, quantity = 2, price = 100) => ({
  offer,
  name: `Стул ${offer}`,
  options: '',
  path: `stul-${offer}`,
  quantity,
  price,
});
const stockOf = (quantity: number): Stock => ({
  status: quantity === 0 ? 'out_of_stock' : 'in_stock',
  quantity,
});
const sold = (quantity = 10, price = 100, exposition = false): RepeatOffer => ({
  price,
  stock: stockOf(quantity),
  exposition,
});
const notesOf = (offer: RepeatOffer | undefined) =>
  repeatOrder([line(1)], new Map(offer && [[1, offer]]), []).notes.map(({ problems }) => problems);

describe('an order once more', () => {
  test('is what it was where all is to be had at no higher price', () => {
    expect(repeatOrder([line(1), line(2, 1)], new Map([1, 2].map((id) => [id, sold(10, 90)])), [])).toEqual({
      lines: [
        { offer: 1, quantity: 2 },
        { offer: 2, quantity: 1 },
      ],
      notes: [],
    });
  });

  test('tells what is gone, for exposition only, fewer, dearer, or both', () => {
    expect(notesOf(undefined)).toEqual([['gone']]);
    expect(notesOf(sold(0))).toEqual([['gone']]);
    expect(notesOf(sold(10, 100, true))).toEqual([['exposition']]);
    expect(notesOf(sold(1))).toEqual([['fewer']]);
    expect(notesOf(sold(10, 100.01))).toEqual([['dearer']]);
    expect(notesOf(sold(1, 101))).toEqual([['fewer', 'dearer']]);
  });

  test('takes lines of one good together', () => {
    const { lines, notes } = repeatOrder([line(1), line(1, 3, 90)], new Map([[1, sold(4)]]), []);
    expect(lines).toEqual([{ offer: 1, quantity: 4 }]);
    expect(notes).toMatchObject([{ ordered: 5, got: 4, problems: ['fewer'] }]);
  });
});

const orders = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 6 }), pieces(), amounts(500)).map((parts) => line(...parts)),
  { maxLength: 8 },
);
const shops = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.tuple(fc.nat(60), amounts(500), fc.boolean()).map((parts) => sold(...parts)),
    ),
  )
  .map((entries) => new Map(entries));
const carts = fc.uniqueArray(fc.record({ offer: fc.integer({ min: 1, max: 8 }), quantity: pieces() }), {
  selector: ({ offer }) => offer,
});

describe('whatever is sold and lies in the cart', () => {
  test('nothing becomes less, nothing is added beyond stock or what was ordered', () => {
    fc.assert(
      fc.property(orders, shops, carts, (order, shop, cart) => {
        for (const { offer, quantity } of repeatOrder(order, shop, cart).lines) {
          const there = cart.find((item) => item.offer === offer)?.quantity ?? 0;
          const ordered = order.reduce((sum, item) => sum + (item.offer === offer ? item.quantity : 0), 0);
          expect(quantity).toBeGreaterThanOrEqual(Math.max(there, 1));
          if (quantity > there)
            expect(quantity).toBe(Math.min(ordered, shop.get(offer)?.stock.quantity ?? 0));
          expect(shop.get(offer)?.exposition).toBe(false);
        }
      }),
    );
  });

  test('to repeat twice is to repeat once', () => {
    fc.assert(
      fc.property(orders, shops, carts, (order, shop, cart) => {
        const once = repeatOrder(order, shop, cart);
        const kept = cart.filter(({ offer }) => once.lines.every((other) => other.offer !== offer));
        expect(repeatOrder(order, shop, [...kept, ...once.lines])).toEqual(once);
      }),
    );
  });

  test('every good comes as it was ordered or is told of, once', () => {
    fc.assert(
      fc.property(orders, shops, carts, (order, shop, cart) => {
        const { lines, notes } = repeatOrder(order, shop, cart);
        const told = notes.map(({ offer }) => offer);
        expect(new Set(told).size).toBe(told.length);
        for (const { offer } of order) {
          const got = lines.find((item) => item.offer === offer);
          expect(got !== undefined || told.includes(offer)).toBe(true);
        }
        for (const { got, ordered, problems } of notes) {
          expect(problems.length).toBeGreaterThan(0);
          expect(problems.includes('fewer')).toBe(got > 0 && got < ordered);
        }
      }),
    );
  });
});
