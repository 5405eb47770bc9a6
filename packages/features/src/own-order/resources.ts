import type { Resource } from '../api/index.ts';
import { orderResource } from '../orders/resources.ts';

/** What /lk/orders/{id} starts with. */
export const ownOrderResources = (id: string | undefined): Resource[] => [orderResource(Number(id))];
