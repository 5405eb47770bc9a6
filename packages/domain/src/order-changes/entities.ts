import type { PricedLine } from '../checkout/index.ts';
import type { CertificateUse, Totals } from '../checkout/index.ts';
import type { SelectedService } from '../services/index.ts';

/** A row of an order, as it was priced when it was ordered. */
export interface ChangingLine extends PricedLine {
  offer: number;
}

/** What of an order its change goes by. */
export interface ChangingOrder {
  lines: readonly ChangingLine[];
  services: readonly SelectedService[];
  /** What it is paid with besides money, roubles. */
  bonusUsed: number;
  certificates: readonly CertificateUse[];
}

/** Pieces of an offer that come to an order. */
export interface AddedGood {
  offer: number;
  quantity: number;
}

/** How an order is to be. */
export interface OrderChangeWish {
  /** Rows by their place in the order; one that is left out stays as it is, none of it takes it out. */
  rows: readonly { row: number; quantity: number }[];
  added: readonly AddedGood[];
  /** All services that it is to have, at most one of a group. */
  services: readonly { key: string; quantity: number }[];
}

/** A row as it will be. */
export interface ChangedLine extends ChangingLine {
  /** Its place in the order as it was; null for one that comes to it. */
  row: number | null;
}

/** An order as it will be; roubles. */
export interface ChangedOrder {
  lines: ChangedLine[];
  services: SelectedService[];
  totals: Totals;
  certificateUses: CertificateUse[];
}
