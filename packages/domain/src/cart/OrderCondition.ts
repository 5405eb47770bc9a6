/** What an order is for: somebody's home, or the exposition of a store. Only staff order for an exposition. */
export const orderConditions = ['usual', 'exposition'] as const;
export type OrderCondition = (typeof orderConditions)[number];
