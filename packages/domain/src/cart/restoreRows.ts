import { CART_LIMITS } from './cartLimits.ts';
import type { CartLimits } from './cartLimits.ts';
import type { CartItem, RemovedRow } from './entities.ts';
import { fitCart } from './fitCart.ts';
import { mergeCartItems } from './mergeCartItems.ts';
import type { CartItemSource } from './mergeCartItems.ts';
import { mergeCarts } from './mergeCarts.ts';

/** The rows with so many pieces of an offer in all; a row of it that there is grows, else it is brought back. */
function withPieces(
  rows: readonly CartItemSource[],
  { offer, quantity, selected }: Pick<CartItem, 'offer' | 'quantity' | 'selected'>,
  gone: readonly RemovedRow[],
): CartItemSource[] {
  const own = rows.filter((row) => row.offer === offer);
  const [first] = own;
  if (!first) {
    const { id = 0, price = 0 } = gone.find((row) => row.offer.id === offer) ?? {};
    return [...rows, { id, offer, price, quantity, selected }];
  }
  const missing = quantity - own.reduce((sum, row) => sum + row.quantity, 0);
  return rows.map((row) => (row === first ? { ...row, selected, quantity: row.quantity + missing } : row));
}

/**
 * A cart after rows were brought back: of each offer as much as was taken out, or as much as has been put in since if
 * that is more; selected where either is. Bringing them back twice is bringing them back once, so a call whose answer
 * was lost may be repeated. Stock does not count: a row that was above stock when it was taken out is so again, and
 * says so. What goes beyond the limits of a cart stays out.
 */
export function restoreRows(
  content: readonly CartItem[],
  gone: readonly RemovedRow[],
  limits: CartLimits = CART_LIMITS,
): CartItem[] {
  const lines = gone.map((row) => ({ ...row, offer: row.offer.id }));
  const offers = new Set(lines.map(({ offer }) => offer));
  const wanted = mergeCarts(
    lines,
    content.filter(({ offer }) => offers.has(offer)),
  );
  return mergeCartItems(
    fitCart(wanted, content, limits).reduce<readonly CartItemSource[]>(
      (rows, line) => withPieces(rows, line, gone),
      content,
    ),
  );
}
