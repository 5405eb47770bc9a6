import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQuantity } from '../cart/index.ts';
import { anOffer } from '../testing/builders.ts';
import type { CodeLine } from './entities.ts';
import { meanCodes } from './meanCodes.ts';

const stocked = (id: number, quantity: number) =>
  anOffer({ id, stock: { status: quantity > 0 ? 'few' : 'out_of_stock', quantity } });
const offers = new Map([
  ['SOFA', stocked(1, 5)],
  ['4600000000017', stocked(1, 5)],
  ['GONE', stocked(2, 0)],
  ['SHOW', anOffer({ id: 3, exposition: true })],
]);
const mean = (lines: [code: string, quantity: number][], held: [number, number][] = []) =>
  meanCodes(
    lines.map(([code, quantity]) => ({ code, quantity })),
    offers,
    new Map(held),
  ).map(({ status, possible }) => [status, possible]);

test('a code is found, partly to be had, out of stock, for exposition only or absent', () => {
  const lines: [string, number][] = [
    ['SOFA', 2],
    ['GONE', 1],
    ['SHOW', 1],
    ['NOPE', 1],
  ];
  expect(mean(lines)).toEqual([
    ['found', 2],
    ['out_of_stock', 0],
    ['exposition_only', 0],
    ['absent', 0],
  ]);
  expect(mean([['SOFA', 9]])).toEqual([['partly', 5]]);
});

test('what the cart holds, and what another code of the same offer asks for, counts', () => {
  expect(mean([['SOFA', 2]], [[1, 4]])).toEqual([['partly', 1]]);
  expect(mean([['SOFA', 2]], [[1, 9]])).toEqual([['partly', 0]]);
  expect(
    mean([
      ['SOFA', 4],
      ['4600000000017', 4],
    ]),
  ).toEqual([
    ['found', 4],
    ['partly', 1],
  ]);
});

test('what can be added of all lines together is never more than there is', () => {
  const lines = fc.array(
    fc.record({ code: fc.constantFrom(...offers.keys(), 'NOPE'), quantity: fc.integer({ min: 1, max: 9 }) }),
  ) as fc.Arbitrary<CodeLine[]>;
  fc.assert(
    fc.property(lines, fc.nat({ max: 9 }), (list, held) => {
      const meanings = meanCodes(list, offers, new Map([[1, held]]));
      for (const offer of offers.values()) {
        const sum = meanings.reduce(
          (pieces, one) => (one.offer?.id === offer.id ? pieces + one.possible : pieces),
          0,
        );
        expect(sum).toBeLessThanOrEqual(Math.max(0, maxQuantity(offer) - (offer.id === 1 ? held : 0)));
      }
      expect(
        meanings.every(({ possible, quantity, status }) => (status === 'found') === (possible === quantity)),
      ).toBe(true);
    }),
  );
});
