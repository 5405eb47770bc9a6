export const permissions = [
  'admin.access',
  'refs.edit',
  'imports.run',
  'catalog-errors.edit',
  'coupons.edit',
  'franchise-stores.edit',
  'product-lists.edit',
  'photo-reports.plan',
  'photo-reports.send',
  'photo-reports.review',
  'orders.manage',
  'client.resolve',
  'backoffice.access',
  'users.manage',
  'catalog.edit',
] as const;
export type Permission = (typeof permissions)[number];

/** Who is signed in (behaviour pages-10). */
export interface User {
  id: number;
  login: string;
  name: string;
  /** A set, e.g. `staff`, `internal`. */
  flags: string[];
}

/** What the shop knows of somebody who is signed in, for themselves to read and to mend. */
export interface Profile {
  /** Number of the account. */
  id: number;
  login: string;
  name: string;
  /** As it is stored, `+7XXXXXXXXXX`; null where there is none. */
  phone: string | null;
  email: string | null;
  address: string;
  /** Whether one may sign in by a password; else by a code alone. */
  hasPassword: boolean;
}

/** A browser in which somebody is signed in, as they see it. */
export interface OwnSession {
  id: number;
  /** Until the browser closes, or beyond. */
  kind: 'visit' | 'remembered';
  /** In two words, see `deviceOf`; empty where nothing is known of it. */
  device: string;
  startedAt: string;
  seenAt: string;
  /** The one that asks. */
  current: boolean;
}

/** A phone of the buyer; a protected one is shown masked and cannot be edited. */
export interface BuyerPhone {
  phone: string;
  protected: boolean;
}

/** What a buyer tells about themselves (behaviour orders-2). */
export interface PersonalData {
  name: string;
  phone: BuyerPhone[];
  email: string;
  address: string;
  /** Id of the pay type. */
  payType: number | null;
  comment: string;
  /** The buyer does not give their name. */
  unknown: boolean;
  /** The order is placed for a client of the internet shop. */
  internet: boolean;
}
