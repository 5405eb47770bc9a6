import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** One order of the buyer. */
export const orderResource = (id: number): Resource<'/api/order/get'> => resource('/api/order/get', { id });

/** What the order's page starts with; its address is `?id=` of digits only. */
export const orderResources = (search: URLSearchParams) => [orderResource(Number(search.get('id')))];
