/** Why something comes back. */
export const returnCauses = ['changed_mind', 'faulty', 'wrong_good', 'damaged', 'other'] as const;
export type ReturnCause = (typeof returnCauses)[number];

/** A row of an order, and how much of it has come back already. Services are rows of one piece. */
export interface SoldRow {
  quantity: number;
  /** Pieces that have come back. */
  returned: number;
  /** What one piece was sold for, roubles. */
  price: number;
}

/** Pieces of a row, by its place in the order. */
export interface ReturnedRow {
  row: number;
  quantity: number;
}

/** What an order was paid with, roubles. */
export interface Means {
  money: number;
  bonus: number;
  /** By certificate, in their order. */
  certificates: readonly number[];
}

/** Something that came back of an order. */
export interface OrderReturn {
  id: number;
  /** ISO 8601 with offset. */
  at: string;
  /** null for who is no longer there. */
  by: { id: number; name: string } | null;
  cause: ReturnCause;
  goods: ReturnedRow[];
  /** Places of services in the order. */
  services: number[];
  /** Roubles: what it was worth, and what of it went back as money, as bonus, and to which certificate. */
  value: number;
  money: number;
  bonus: number;
  certificates: { guid: string; amount: number }[];
  /** Whether its money has gone back; false while the bank has not said so. */
  paid: boolean;
  /** Where the goods went; null where they were written off, or there were none. */
  store: { id: number; name: string } | null;
}
