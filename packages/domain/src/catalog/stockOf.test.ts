import { expect, test } from 'vitest';
import { stockOf } from './stockOf.ts';

test.each([
  [-2, 'out_of_stock', 0],
  [0, 'out_of_stock', 0],
  [0.5, 'out_of_stock', 0],
  [1, 'few', 1],
  [3, 'few', 3],
  [3.9, 'few', 3],
  [4, 'in_stock', 4],
  [250, 'in_stock', 250],
])('%s pieces are %s', (pieces, status, quantity) => {
  expect(stockOf(pieces)).toEqual({ status, quantity });
});
