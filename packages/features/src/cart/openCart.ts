import { cartEvents } from '@siren/domain/metrics';
import type { MetricEvent } from '@siren/domain/metrics';
import { CartSession } from './CartSession.ts';
import type { CartSurroundings } from './CartSurroundings.ts';

export { followCart } from './followCart.ts';

/** Where the cart lives, and who counts what is done to it. */
export interface CartPlace extends Omit<CartSurroundings, 'onSaved'> {
  emit(event: MetricEvent): void;
}

/** A cart that can be changed; its changes are counted once they are saved. */
export function openCart({ emit, ...around }: CartPlace): CartSession {
  return new CartSession({
    ...around,
    onSaved(change, before, after) {
      for (const event of cartEvents(before, after, change)) emit(event);
    },
  });
}
