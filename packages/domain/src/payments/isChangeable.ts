import type { OrderStatusCode } from '../orders/entities.ts';

/** Until when buyers pay and cancel by themselves: before the order is put together. */
const CHANGEABLE: readonly OrderStatusCode[] = ['new', 'confirmed'];

/** Whether the buyer may still pay or cancel an order of this status. */
export const isChangeable = (status: OrderStatusCode): boolean => CHANGEABLE.includes(status);
