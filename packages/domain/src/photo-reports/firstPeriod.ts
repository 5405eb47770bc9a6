/**
 * The month that a board opens on: the present one, else the last one before it, else the next one that has plans.
 *
 * @param periods months that have plans, `2026-11` @param present the one that it is @returns null where there are no plans
 */
export function firstPeriod(periods: readonly string[], present: string): string | null {
  const inOrder = periods.toSorted();
  return inOrder.findLast((period) => period <= present) ?? inOrder[0] ?? null;
}
