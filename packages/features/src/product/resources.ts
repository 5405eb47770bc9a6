import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** A product with all its variants; the chosen one is told by the address and does not change the answer. */
export function productResource(path: string) {
  return resource('/api/catalog/product', { path });
}

/** Cards of products by their ids. */
export function cardsResource(ids: number[]) {
  return resource('/api/catalog/cards', { ids });
}

/** What /product/{path} starts with. `params['*']` is the path. */
export function productResources(params: { '*'?: string }): Resource[] {
  return [productResource(params['*'] ?? '')];
}
