import type { Reserve } from './entities.ts';

/** The reserve of every cart (behaviour cart-7): nothing is held before there is an order. */
export const RESERVE_DEFAULT: Readonly<Reserve> = { status: 5, date: null };
