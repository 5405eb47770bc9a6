import { expect, test } from 'vitest';
import { askedPieces } from './askedPieces.ts';

test.each([
  ['0042', { id: '0042', quantity: 1 }],
  [42, { id: 42, quantity: 1 }],
  [
    { id: '42', quantity: 5 },
    { id: '42', quantity: 5 },
  ],
  [{ offer: 42 }, { id: 42, quantity: 1 }],
  [
    { offer: 42, quantity: 3 },
    { id: 42, quantity: 3 },
  ],
])('%j asks for %j', (asked, pieces) => {
  expect(askedPieces(asked)).toEqual(pieces);
});
