import type { OrderQuote } from '../checkout/index.ts';
import { DELIVERY_GROUP } from '../services/index.ts';
import type { SelectedService } from '../services/index.ts';
import type { CartSummary } from './cartSummary.ts';
import type { CartState } from './entities.ts';
import { fullPrice } from './fullPrice.ts';

/**
 * What would be ordered of a cart as it stands: the rows that its `totals` are of, the services and the day of delivery,
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
  const chosen = cart.services.services.find(
    ({ group, key }) => group === DELIVERY_GROUP && selection.some((one) => one.key === key),
  );
  const coupon = cart.coupon?.reason === null ? cart.coupon.code : null;
  const date = chosen?.date ?? null;
  return { lines, services: selection, date, coupon, certificates: certificateUses, totals };
}
