import type { CouponMatch } from './couponMatch.ts';
import type { CouponReason } from './entities.ts';

/** What a coupon does to a row of a cart. `lost`: its share is less than a rouble a piece. `not_sold`: an order takes none of it. */
export const checkedWhys = ['taken', 'lost', 'coupon', 'excluded', 'not_target', 'not_sold'] as const;
export type CheckedWhy = (typeof checkedWhys)[number];

/** A row of a cart that a coupon is tried on. Sums of all its pieces, roubles. */
export interface CheckedRow {
  offer: number;
  name: string;
  article: string;
  quantity: number;
  before: number;
  off: number;
  after: number;
  why: CheckedWhy;
  /** Name of the section that the coupon takes or leaves it by; null where none does. */
  section: string | null;
}

/** A cart that a coupon is tried on. Roubles. */
export interface CheckedCart {
  rows: CheckedRow[];
  before: number;
  discount: number;
  /** What an order would charge for the goods. */
  after: number;
  reason: CouponReason | null;
  /** Still missing to the least sum. */
  missing: number;
  /** What would come off if nothing bounded it. */
  unbounded: number;
  /** Whose prices and stock it goes by: of an order its own, of other carts that of whoever asks. */
  city: string;
}

/** Why a row costs what it does. @param ordered whether an order takes it */
export function checkedWhy(
  { kind }: CouponMatch,
  { ordered, off, works }: { ordered: boolean; off: number; works: boolean },
): CheckedWhy {
  if (!ordered) return 'not_sold';
  if (kind === 'excluded' || kind === 'not_target') return kind;
  if (!works) return 'coupon';
  return off > 0 ? 'taken' : 'lost';
}
