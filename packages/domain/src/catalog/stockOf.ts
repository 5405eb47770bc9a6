import type { Stock } from './entities.ts';

/** Up to how many pieces a good counts as running out. */
export const FEW_MAX = 3;

/** Stock of so many pieces, those of all stores of the region together; fewer than none is none. */
export function stockOf(pieces: number): Stock {
  const quantity = Math.max(0, Math.floor(pieces));
  if (quantity === 0) return { status: 'out_of_stock', quantity: 0 };
  return { status: quantity <= FEW_MAX ? 'few' : 'in_stock', quantity };
}
