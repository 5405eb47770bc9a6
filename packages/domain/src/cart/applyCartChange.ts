import { allowedQuantity } from './allowedQuantity.ts';
import { concerns } from './concerns.ts';
import type { CartItem, CartOffer, CartState, RemovedRow } from './entities.ts';
import { heldFor } from './heldFor.ts';
import { mergeCartItems } from './mergeCartItems.ts';
import { restoreRows } from './restoreRows.ts';

/** What a buyer does to the cart. An id is that of a row or of any item it stands for. */
export type CartChange =
  | { type: 'update'; id: number; quantity: number }
  | { type: 'delete'; ids: readonly number[] }
  | { type: 'toggle'; ids: readonly number[]; selected: boolean }
  /** `id` is a stand-in until the answer brings the real one. */
  | { type: 'add'; id: number; offer: CartOffer; quantity: number }
  | { type: 'restore'; rows: readonly RemovedRow[] };

function update(cart: CartState, id: number, quantity: number): CartItem[] {
  return cart.content.map((row) => {
    const offer = cart.offers[row.offer];
    if (!concerns(row, [id])) return row;
    // Without its offer nothing is known of the stock: the row can only be lowered.
    const wanted = offer ? quantity : Math.min(quantity, row.quantity);
    return {
      ...row,
      quantity: offer
        ? allowedQuantity(offer, row.quantity, wanted, heldFor(cart), cart.limits.pieces)
        : Math.max(0, wanted),
    };
  });
}

function add(cart: CartState, id: number, offer: CartOffer, quantity: number): CartItem[] {
  const row = cart.content.find((candidate) => candidate.offer === offer.id);
  const held = row?.quantity ?? 0;
  const total = allowedQuantity(offer, held, held + quantity, heldFor(cart), cart.limits.pieces);
  if (total === held || (!row && cart.content.length >= cart.limits.rows)) return cart.content;
  if (row) {
    return cart.content.map((other) => (other === row ? { ...row, quantity: total, selected: true } : other));
  }
  return mergeCartItems([
    ...cart.content,
    { id, offer: offer.id, price: offer.price, quantity: total, selected: true },
  ]);
}

function contentAfter(cart: CartState, change: CartChange): CartItem[] {
  switch (change.type) {
    case 'update':
      return update(cart, change.id, change.quantity);
    case 'delete':
      return cart.content.filter((row) => !concerns(row, change.ids));
    case 'toggle':
      return cart.content.map((row) =>
        concerns(row, change.ids) ? { ...row, selected: change.selected } : row,
      );
    case 'add':
      return add(cart, change.id, change.offer, change.quantity);
    case 'restore':
      return restoreRows(cart.content, change.rows, cart.limits);
  }
}

/** Offers that a change brings into the cart. */
function broughtBy(change: CartChange): CartOffer[] {
  if (change.type === 'add') return [change.offer];
  return change.type === 'restore' ? change.rows.map(({ offer }) => offer) : [];
}

/**
 * The cart as it is shown until the server answers (behaviour cart-2: optimistic). Quantity 0 removes a row,
 * no row is raised above stock, rows stay merged and sorted. Coupon, services and delivery stay as they are:
 * only the server knows them anew. The given cart is left untouched, for the rollback.
 */
export function applyCartChange(cart: CartState, change: CartChange): CartState {
  const content = mergeCartItems(contentAfter(cart, change).filter(({ quantity }) => quantity > 0));
  const brought = broughtBy(change);
  const offers =
    brought.length > 0
      ? { ...cart.offers, ...Object.fromEntries(brought.map((offer) => [offer.id, offer])) }
      : cart.offers;
  return { ...cart, content, offers, delivery: content.length > 0 ? cart.delivery : null };
}
