import { movedIn } from './cashMoves.ts';
import type { CashMove } from './cashMoves.ts';
import { subtractRoubles, sumRoubles } from '../money/index.ts';
import type { ReceiptKind, ShiftTurnover } from './entities.ts';

/** Which way the cash of receipts goes; a correction moves none: what it tells of was given before. */
const CASH_WAYS: Readonly<Record<ReceiptKind, number>> = {
  sell: 1,
  sellReturn: -1,
  sellCorrection: 0,
  sellReturnCorrection: 0,
};

/** Cash that is to be in the drawer, roubles: what there was, what was sold for cash, less what went back, and what was moved. */
export const expectedCash = (
  openingSum: number,
  turnover: readonly ShiftTurnover[],
  moves: readonly CashMove[] = [],
): number =>
  sumRoubles([...[openingSum, movedIn(moves)], ...turnover.map(({ kind, cash }) => CASH_WAYS[kind] * cash)]);

/** What is counted beyond what is expected, roubles; below 0 for what is missing. */
export const cashDifference = (expected: number, counted: number): number =>
  subtractRoubles(counted, expected);
