import type { OrderStatusCode } from '../orders/entities.ts';
import type { MessageKind } from './entities.ts';

export type StepNews = Extract<MessageKind, OrderStatusCode>;

/**
 * What the buyer is told of a step; null where it is the shop's own affair. Steps back are told to nobody, nor is the hand-over: the buyer
 * was there.
 */
export function newsOfStep(from: OrderStatusCode, to: OrderStatusCode): Exclude<StepNews, 'returned'> | null {
  if (to === 'confirmed') return from === 'new' ? to : null;
  return to === 'ready' || to === 'delivering' || to === 'cancelled' ? to : null;
}
