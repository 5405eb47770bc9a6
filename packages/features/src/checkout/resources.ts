import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** What the shop knows of whom the cart is ordered for. */
export const buyerResource = resource('/api/order/buyer', {});

/** What `/cart` starts with. */
export const cartResources = (): Resource[] => [buyerResource];
