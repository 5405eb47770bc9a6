import type { Permission, User } from '@siren/domain/account';
import type { Database } from '../db/Database.ts';

/** The place that a call is answered for: prices, stock and dates follow it. */
export interface Place {
  region: { id: number; code: string; name: string; timeZone: string };
  city: { id: number; code: string; name: string; leadDays: number; leadDaysMax: number };
}

/** Who calls. A visitor that nothing was stored for yet has no row in `sessions`. */
export interface Session {
  token: string;
  digest: Buffer;
  /** Whether `sessions` holds a row for it. */
  stored: boolean;
  /** The visitor's cart: the user's own one when signed in; null while there is none. */
  cartId: number | null;
  user: User | null;
  permissions: readonly Permission[];
}

/** A cookie that the answer sets. */
export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; 0 removes it. */
  maxAge: number;
  httpOnly: boolean;
}

/** Everything that a handler may use: no handler reaches for a clock, an environment or a request. */
export interface Context {
  db: Database;
  now(): Date;
  session: Session;
  place: Place;
  /** Address of the caller, for limits on guesses. */
  address: string;
  setCookie(cookie: CookieToSet): void;
  log: { info(message: string): void; error(error: unknown, message: string): void };
}
