import { toRoubles } from './toRoubles.ts';

/** A thousand times what an order may come to. Roubles of much more cannot tell one kopeck from the next. */
const MOST = 999_999_999_999_999;

/** The largest sum that is counted, roubles. */
export const SUM_MAX = toRoubles(MOST);

/**
 * Kopecks as they are counted: beyond `SUM_MAX` that much. No order comes near; a cart of many dear pieces may, and has to
 * be shown all the same.
 */
export const countedKopecks = (kopecks: number): number =>
  // `+ 0` turns -0 into 0.
  Math.min(MOST, Math.max(-MOST, kopecks)) + 0;
