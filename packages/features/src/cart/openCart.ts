import { cartEvents } from '@siren/domain/metrics';
import type { MetricEvent } from '@siren/domain/metrics';
import type { Notices } from '../notices/index.ts';
import { CartSession } from './CartSession.ts';
import type { CartSurroundings } from './CartSurroundings.ts';
import { offerUndo } from './offerUndo.ts';

export { followCart } from './followCart.ts';

/** Where the cart lives, who counts what is done to it, and who offers to take it back. */
export interface CartPlace extends Omit<CartSurroundings, 'onSaved'> {
  emit(event: MetricEvent): void;
  say: Notices['say'];
}

/** A cart that can be changed; once its changes are saved they are counted, and what was taken out can come back. */
export function openCart({ emit, say, ...around }: CartPlace): CartSession {
  const session: CartSession = new CartSession({
    ...around,
    onSaved(change, before, after) {
      for (const event of cartEvents(before, after, change)) emit(event);
      offerBack(change, before, after);
    },
  });
  const offerBack = offerUndo(session, say);
  return session;
}
