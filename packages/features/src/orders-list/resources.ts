import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** Most pages of the list that are asked for at once. */
const PAGES_MAX = 50;

/** A page of the buyer's orders. */
export const ordersResource = (page: number): Resource<'/api/order/list'> =>
  resource('/api/order/list', { page });

/** How many pages of the list an address shows: `?page=2` shows the first two. */
export function pagesOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), PAGES_MAX) : 1;
}

/** What /lk/orders starts with. */
export const ordersListResources = (search: URLSearchParams): Resource[] =>
  Array.from({ length: pagesOf(search) }, (_, index) => ordersResource(index + 1));
