import type { Reserve } from './entities.ts';

/** The reserve of a cart that nothing is held for yet (specification §4). */
export const RESERVE_DEFAULT: Readonly<Reserve> = { status: 5, date: null };
