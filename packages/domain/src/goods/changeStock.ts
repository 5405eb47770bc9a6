/** Pieces of a good that a store may have at most, as many as a feed may count. */
export const PIECES_MAX = 1_000_000;

/** Why the pieces in a store are others than were counted. */
export const stockReasons = ['recount', 'arrived', 'damaged', 'lost', 'mistake'] as const;
export type StockReason = (typeof stockReasons)[number];

const ONLY_MORE: readonly StockReason[] = ['arrived'];
const ONLY_FEWER: readonly StockReason[] = ['damaged', 'lost'];

/** Reasons that a difference can have: nothing arrives by becoming fewer. */
export const stockReasonsOf = (difference: number): readonly StockReason[] =>
  stockReasons.filter((reason) => !(difference < 0 ? ONLY_MORE : ONLY_FEWER).includes(reason));

/** What is wrong with a change of pieces: none at all, more than lie there unsold, more than there can be, or another reason. */
export type StockProblem = 'none' | 'short' | 'many' | 'reason';

/** A change of the pieces in a store: never how many there are, for some are sold meanwhile. */
export interface StockChange {
  /** Whole pieces more, or fewer. */
  difference: number;
  reason: StockReason;
}

/**
 * Whether pieces of a store can change so.
 * @param free pieces there that no order holds
 * @param held pieces there that orders hold: these stay theirs
 * @returns null where they can; there are `free + difference` free ones then
 */
export function stockProblem(
  { free, held }: { free: number; held: number },
  { difference, reason }: StockChange,
): StockProblem | null {
  if (!Number.isSafeInteger(difference) || difference === 0) return 'none';
  if (!stockReasonsOf(difference).includes(reason)) return 'reason';
  if (free + difference < 0) return 'short';
  return difference > 0 && free + held + difference > PIECES_MAX ? 'many' : null;
}
