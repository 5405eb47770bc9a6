import { hasSameLines, sameServices } from '../checkout/index.ts';
import { toKopecks } from '../money/index.ts';
import type { Debt, ShownDebt } from './shownDebt.ts';

/** Whether what would be paid is what the buyer saw: for these goods and services, and to the kopeck. */
export const isShownDebt = (seen: ShownDebt, { lines, services, owed }: Debt): boolean =>
  hasSameLines({ lines: seen.expectedLines }, { lines }) &&
  sameServices(seen.expectedServices, services) &&
  toKopecks(seen.expectedOwed) === toKopecks(owed);
