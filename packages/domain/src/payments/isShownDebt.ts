import { hasSameLines } from '../checkout/index.ts';
import { toKopecks } from '../money/index.ts';
import type { Debt, ShownDebt } from './shownDebt.ts';

/** Whether what would be paid is what the buyer saw: for these goods, and to the kopeck. */
export const isShownDebt = ({ expectedLines, expectedOwed }: ShownDebt, { lines, owed }: Debt): boolean =>
  hasSameLines({ lines: expectedLines }, { lines }) && toKopecks(expectedOwed) === toKopecks(owed);
