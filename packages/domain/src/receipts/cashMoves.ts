import { subtractRoubles, sumRoubles } from '../money/index.ts';

/** Ways of cash besides receipts: into the drawer, out of it, and to a bank. */
export const cashMoveKinds = ['in', 'out', 'bank'] as const;
export type CashMoveKind = (typeof cashMoveKinds)[number];

export interface CashMove {
  kind: CashMoveKind;
  /** Roubles, above 0. */
  amount: number;
}

/** What moves come to by each way, roubles. */
export const movedCash = (moves: readonly CashMove[]): Record<CashMoveKind, number> => {
  const of = (wanted: CashMoveKind) =>
    sumRoubles(moves.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  return { in: of('in'), out: of('out'), bank: of('bank') };
};

/** What moves add to the drawer, roubles; below 0 where more went than came. */
export const movedIn = (moves: readonly CashMove[]): number => {
  const moved = movedCash(moves);
  return subtractRoubles(moved.in, sumRoubles([moved.out, moved.bank]));
};

/** What stands against a move; null where nothing does. @param inDrawer cash that is to be there, roubles */
export const moveProblem = ({ kind, amount }: CashMove, inDrawer: number): 'shift.not_enough_cash' | null =>
  kind !== 'in' && amount > inDrawer ? 'shift.not_enough_cash' : null;
