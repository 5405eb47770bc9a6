import { deliveryDate } from '../regions/index.ts';

/**
 * What is wrong with a new last day of a report, in words; null where nothing is. A day that is over by the store's own clocks gives no time.
 *
 * @param now ms since 1970
 */
export const deadlineProblem = (
  { deadline, timeZone }: { deadline: string; timeZone: string },
  now: number,
): string | null =>
  deadline < deliveryDate(now, 0, timeZone) ? 'Этот день в\u00a0магазине уже прошёл.' : null;
