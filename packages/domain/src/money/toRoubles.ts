/**
 * Roubles, with at most two decimals, of whole kopecks: the number nearest to the exact amount.
 *
 * @throws RangeError for parts of a kopeck and for sums too large to be exact.
 */
export function toRoubles(kopecks: number): number {
  if (!Number.isSafeInteger(kopecks)) throw new RangeError(`Not whole kopecks: ${kopecks}`);
  return kopecks / 100;
}
