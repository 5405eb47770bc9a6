import type { OrderStatusCode } from './entities.ts';

/** Statuses of orders that are on their way no more: nobody has to reach their buyer. */
export const closedStatuses: readonly OrderStatusCode[] = ['done', 'returned', 'cancelled'];
