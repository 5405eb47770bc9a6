import type { OwnSession } from '../account/index.ts';
import type { Certificate } from '../clients/entities.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { OrderStatus } from '../orders/index.ts';

/** An account as a row of the staff's list of clients. */
export interface StaffClientRow {
  id: number;
  /** Empty where none was given. */
  name: string;
  /** As it is stored, `+7XXXXXXXXXX`; null where there is none. */
  phone: string | null;
  email: string | null;
  /** Orders of the account, in whatever state. */
  orders: number;
  /** What its orders come to that are done, roubles. */
  sum: number;
  /** When the last order was placed, ISO 8601 with offset, and by the clocks of which IANA time zone; null for none. */
  lastOrder: { at: string; timeZone: string } | null;
  /** Bonus balance, roubles. */
  bonus: number;
  blocked: boolean;
  /** Whether the data of its owner were erased: what is left of it tells of nobody. */
  erased: boolean;
  /** Whether it is the account of somebody on the staff, which is not changed here. */
  staff: boolean;
}

/** An order of a client, as their record lists it. */
export interface ClientOrder {
  id: number;
  number: string;
  /** ISO 8601 with offset. */
  placedAt: string;
  /** IANA time zone of its region. */
  timeZone: string;
  status: OrderStatus;
  /** Roubles. */
  toPay: number;
}

/** A gift certificate that a client has paid with or has in the cart; of its code only the end: whoever knows it whole may spend it. */
export interface ClientCertificate extends Pick<
  Certificate,
  'guid' | 'nominal' | 'money' | 'expiresAt' | 'status'
> {
  /** The last four signs of its code. */
  ending: string;
}

/** An account as staff see it. */
export interface StaffClient extends Pick<
  StaffClientRow,
  'id' | 'name' | 'phone' | 'email' | 'orders' | 'sum' | 'bonus' | 'blocked' | 'staff'
> {
  address: string;
  /** ISO 8601 with offset. */
  createdAt: string;
  /** IANA time zone that its moments are told by: of the last order's region, of the default one where there is none. */
  timeZone: string;
  /** The newest first. */
  lastOrders: ClientOrder[];
  /** In how many browsers it is signed in. */
  certificates: ClientCertificate[];
  sessions: number;
  /** Why staff blocked it; null where they did not. */
  blockedWhy: string | null;
  /** When the data of its owner were erased, ISO 8601 with offset, and by whom; null where they were not. */
  erased: { at: string; by: AuditEntry['by'] } | null;
  /** What staff note about the client; the client never sees it. */
  note: string;
  /** Grows with every note and with every block. */
  version: number;
  /** What staff did to it, the newest first. */
  changes: AuditEntry[];
}

/** Filters of the list; what is left out does not matter. */
export interface ClientFilters {
  blocked?: true;
}

/** What the list can be put in order by; the first one, descending, is what it begins with. */
export const clientSorts = ['lastOrder', 'name', 'orders', 'sum', 'bonus'] as const;

/** Why a balance of bonus changed; `opening` is what there was when the ledger began. */
export const bonusChangeKinds = [
  'opening',
  'order',
  'changed',
  'cancelled',
  'returned',
  'correction',
] as const;
export type BonusChangeKind = (typeof bonusChangeKinds)[number];

/** Changes on a page of the ledger. */
export const BONUS_PAGE = 10;

/** A change of a client's bonus. */
export interface BonusLine {
  id: number;
  /** ISO 8601 with offset. */
  at: string;
  kind: BonusChangeKind;
  /** Roubles; negative for what was taken off. */
  amount: number;
  /** Balance after it, roubles. */
  after: number;
  /** Id of the order that it belongs to. */
  order: number | null;
  /** Of a correction, in the words of then; empty for none. */
  reason: string;
  /** Name of who did it on the staff; null for buyers and the rules of the shop. */
  by: string | null;
}

/** Where a client is signed in. */
export type ClientSession = Pick<OwnSession, 'id' | 'device' | 'seenAt'>;
