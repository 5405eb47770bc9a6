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

/** Cash of receipts by where it lies, roubles; below 0 where more went back than came. */
export interface DrawerCash {
  /** In the drawer of the shift, though not rung up in it. */
  ahead: number;
  /** Rung up in the shift, though an earlier one has counted it. */
  before: number;
}

const ALL_HERE: DrawerCash = { ahead: 0, before: 0 };

/**
 * Cash that is to be in the drawer, roubles: what there was, what was sold for cash, less what went back, and what was moved. Cash comes
 * with the goods, not with the receipt: what is not rung up yet lies there, and what is rung up late was counted before.
 */
export const expectedCash = (
  openingSum: number,
  turnover: readonly Pick<ShiftTurnover, 'kind' | 'cash'>[],
  moves: readonly CashMove[] = [],
  { ahead, before } = ALL_HERE,
): number =>
  sumRoubles([
    ...[openingSum, movedIn(moves), ahead, -before],
    ...turnover.map(({ kind, cash }) => CASH_WAYS[kind] * cash),
  ]);

/** What is counted beyond what is expected, roubles; below 0 for what is missing. */
export const cashDifference = (expected: number, counted: number): number =>
  subtractRoubles(counted, expected);
