import type { OrderStatusCode } from '../orders/entities.ts';

/** Until when buyers pay by themselves: before the order is put together, and once its goods are kept for them. */
const PAYABLE: readonly OrderStatusCode[] = ['new', 'confirmed'];

/** Whether the buyer may still pay an order of this status. */
export const isPayable = (status: OrderStatusCode): boolean => PAYABLE.includes(status);

/** Whether the buyer may still cancel an order of this status. */
export const isChangeable = (status: OrderStatusCode): boolean => status === 'waiting' || isPayable(status);
