/** How many units one percent has: percents are exact to four decimals. */
export const PERCENT_UNITS = 10_000;

/**
 * Whole units (1/10 000 of a percent) of a percent with at most four decimals, so that percents multiply
 * exactly.
 *
 * @throws RangeError for what is no such number.
 */
export function toPercentUnits(percent: number): number {
  const units = Math.round(percent * PERCENT_UNITS);
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not a percent: ${percent}`);
  return units;
}
