import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** A promo with the blocks of its page. */
export function promoResource(path: string) {
  return resource('/api/promo', { path });
}

/** What /promo/{path} starts with. `params['*']` is the path. */
export function promoResources(params: { '*'?: string }): Resource[] {
  return [promoResource(params['*'] ?? '')];
}
