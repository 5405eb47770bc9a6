import { writtenRoubles } from './writtenRoubles.ts';

/** The amount that `writtenRoubles` reads; null for none, and for more than whole kopecks hold exactly. */
export function parseMoney(input: string): number | null {
  const roubles = writtenRoubles(input);
  return roubles !== null && Number.isSafeInteger(Math.round(roubles * 100)) ? roubles : null;
}
