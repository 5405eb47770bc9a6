import type { OrderStatusCode } from './entities.ts';

/** Statuses of orders whose goods still lie in their stores: whoever counts there counts them in. */
export const holdingStatuses: readonly OrderStatusCode[] = ['new', 'confirmed', 'assembling', 'ready'];
