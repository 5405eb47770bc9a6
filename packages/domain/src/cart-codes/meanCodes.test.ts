import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQuantity } from '../cart/index.ts';
import type { CartOffer } from '../cart/index.ts';
import { anOffer } from '../testing/builders.ts';
import type { CodeBearer, CodeLine } from './entities.ts';
import { meanCodes } from './meanCodes.ts';

const stocked = (id: number, quantity: number) =>
  anOffer({ id, stock: { status: quantity > 0 ? 'few' : 'out_of_stock', quantity } });
const sold = (offer: CartOffer): CodeBearer[] => [{ offer, gone: false }];
const bearers = new Map<string, readonly CodeBearer[]>([
  ['SOFA', sold(stocked(1, 5))],
  ['4600000000017', sold(stocked(1, 5))],
  ['EMPTY', sold(stocked(2, 0))],
  ['SHOW', sold(anOffer({ id: 3, exposition: true }))],
  ['GONE', [{ offer: stocked(4, 5), gone: true }]],
  ['42', [...sold(stocked(1, 5)), { offer: stocked(4, 5), gone: true }]],
]);
const mean = (lines: [code: string, quantity: number][], held: [number, number][] = []) =>
  meanCodes(
    lines.map(([code, quantity]) => ({ code, quantity })),
    bearers,
    new Map(held),
  ).map(({ status, possible }) => [status, possible]);

test('a code is found, partly to be had, out of stock, for exposition only, gone, unclear or absent', () => {
  const lines: [string, number][] = [
    ['SOFA', 2],
    ['EMPTY', 1],
    ['SHOW', 1],
    ['GONE', 1],
    ['42', 1],
    ['NOPE', 1],
  ];
  expect(mean(lines)).toEqual([
    ['found', 2],
    ['out_of_stock', 0],
    ['exposition_only', 0],
    ['gone', 0],
    ['unclear', 0],
    ['absent', 0],
  ]);
  expect(mean([['SOFA', 9]])).toEqual([['partly', 5]]);
});

test('an unclear code tells what it could mean, in the order given, and holds nothing of it back', () => {
  const [unclear, sofa] = meanCodes(
    [
      { code: '42', quantity: 3 },
      { code: 'SOFA', quantity: 5 },
    ],
    bearers,
    new Map(),
  );
  expect(unclear?.choices.map(({ offer, gone }) => [offer.id, gone])).toEqual([
    [1, false],
    [4, true],
  ]);
  expect(sofa).toMatchObject({ status: 'found', possible: 5, choices: [] });
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
    fc.record({ code: fc.constantFrom(...bearers.keys(), 'NOPE'), quantity: fc.integer({ min: 1, max: 9 }) }),
  ) as fc.Arbitrary<CodeLine[]>;
  fc.assert(
    fc.property(lines, fc.nat({ max: 9 }), (list, held) => {
      const meanings = meanCodes(list, bearers, new Map([[1, held]]));
      for (const bearer of bearers.values()) {
        const [first, ...others] = bearer;
        if (!first || others.length > 0) continue;
        const { offer } = first;
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
