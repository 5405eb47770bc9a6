import type { StoreUses } from './entities.ts';

/** Whether what needs a store has grown beyond what was shown: then it is shown anew before the store is switched off. */
export const hasMoreOrders = (now: Pick<StoreUses, 'orders'>, shown: number): boolean => now.orders > shown;

/** Whether anything needs a store: then it is not deleted, but may be switched off. */
export const isStoreUsed = ({ orders, pieces, carts, plans }: StoreUses): boolean =>
  orders + pieces + carts + plans > 0;
