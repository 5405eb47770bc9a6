import type { CartState } from './entities.ts';

/** How many pieces of an offer a cart holds, whatever rows they stand in. */
export const piecesOf = ({ content }: Pick<CartState, 'content'>, offer: number): number =>
  content.reduce((sum, row) => (row.offer === offer ? sum + row.quantity : sum), 0);
