/**
 * Whole kopecks of an amount in roubles with at most two decimals.
 *
 * @throws RangeError for NaN, infinity and what whole kopecks cannot hold exactly: a bad amount stops here
 * instead of spreading through totals.
 */
export function toKopecks(roubles: number): number {
  // `+ 0` turns -0 into 0.
  const kopecks = Math.round(roubles * 100) + 0;
  if (!Number.isSafeInteger(kopecks)) throw new RangeError(`Not an amount of money: ${roubles}`);
  return kopecks;
}
