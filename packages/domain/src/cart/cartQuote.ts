import type { OrderQuote } from '../checkout/index.ts';
import type { SelectedService } from '../services/index.ts';
import type { CartSummary } from './cartSummary.ts';
import type { CartState } from './entities.ts';
import { fullPrice } from './fullPrice.ts';

/**
 * What would be ordered of a cart as it stands: the rows that its `totals` are of, the services,
 * the coupon that works, the certificates that pay and the totals.
 */
export function cartQuote(
  cart: CartState,
  selection: readonly SelectedService[],
  { ordered, totals, certificateUses }: Pick<CartSummary, 'ordered' | 'totals' | 'certificateUses'>,
): OrderQuote {
  const lines = ordered.map((row) => ({
    offer: row.offer,
    quantity: row.quantity,
    price: fullPrice(cart, row),
  }));
  const coupon = cart.coupon?.reason === null ? cart.coupon.code : null;
  return { lines, services: selection, coupon, certificates: certificateUses, totals };
}
