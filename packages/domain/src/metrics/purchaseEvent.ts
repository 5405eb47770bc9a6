import type { CartState } from '../cart/index.ts';
import type { MetricEvent } from './entities.ts';

/** An order that was made of the selected rows of a cart. `revenue` is what is to be paid, roubles. */
export function purchaseEvent(order: number, cart: CartState, revenue: number): MetricEvent {
  const goods = cart.content
    .filter(({ selected }) => selected)
    .map(({ offer: id, price, quantity }) => {
      const { name = String(id), options = '' } = cart.offers[id] ?? {};
      return { id, name, price, ...(options && { variant: options }), quantity };
    });
  return { type: 'purchase', order, revenue, coupon: cart.coupon?.code ?? null, goods };
}
