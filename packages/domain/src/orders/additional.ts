import type { OrderCondition } from '../cart/index.ts';

/** How a franchise store sells: on behalf of the chain, or what it has bought from it itself. */
export const franchiseTypes = ['agency', 'purchase'] as const;
export type FranchiseType = (typeof franchiseTypes)[number];

/** What staff add to an order (behaviour orders-3). */
export interface AdditionalData {
  /** Id of where the client came from. */
  source: number | null;
  /** Id of the member of staff who looks after the order; null for the one who places it. */
  user: number | null;
  condition: OrderCondition;
  /** Only where a franchise store sells. */
  franchiseType: FranchiseType | null;
  /** The client takes marked-down pieces where there are any: who collects the order looks for them. */
  cheap: boolean;
  /** Client and buyer's data stay in the form for the next order. */
  keepData: boolean;
  /** Roubles by pay type id: what the client pays in advance. */
  prepayment: Record<string, number>;
}

/** What an order has where staff added nothing. */
export const NO_ADDITIONAL: AdditionalData = {
  source: null,
  user: null,
  condition: 'usual',
  franchiseType: null,
  cheap: false,
  keepData: false,
  prepayment: {},
};

/** What staff read of an order that one of them placed; buyers never get it. */
export interface StaffNote {
  /** Name of who placed it. */
  placedBy: string;
  /** Name of who looks after it; null for who placed it. */
  responsible: string | null;
  source: string | null;
  condition: OrderCondition;
  franchiseType: FranchiseType | null;
  cheap: boolean;
  prepayment: { payType: string; amount: number }[];
}
