import type { Permission, User } from '@siren/domain/account';
import type { ShopLimits } from '@siren/domain/orders';
import type { PayTypeCode, PlaceSource, RegionCity, Store } from '@siren/domain/regions';
import type { PasswordCost } from '../account/passwords.ts';
import type { Database } from '../db/Database.ts';
import type { Log } from '../log/index.ts';

/** The place that a call is answered for: prices, stock and dates follow it. */
export interface Place {
  region: { id: number; code: string; name: string; timeZone: string };
  city: { id: number; code: string; name: string; leadDays: number; leadDaysMax: number };
  /** Who said so. */
  from: PlaceSource;
}

/**
 * How long a session lasts: a guest's, one of a visit (until the browser closes), or one that is to be remembered.
 */
export type SessionKind = 'guest' | 'visit' | 'remembered';

/** Who calls. A visitor that nothing was stored for yet has no row in `sessions`. */
export interface Session {
  token: string;
  digest: Buffer;
  /** Whether `sessions` holds a row for it. */
  stored: boolean;
  /** The visitor's cart: the user's own one when signed in; null while there is none. */
  cartId: number | null;
  user: User | null;
  kind: SessionKind;
  permissions: readonly Permission[];
  /** When who stands behind it last signed in or confirmed who they are; null where they were away too long since. */
  provenAt: Date | null;
  /** When they last confirmed it, having been asked to. */
  confirmedAt: Date | null;
}

/** A cookie that the answer sets. */
export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; 0 removes it, null keeps it until the browser closes. */
  maxAge: number | null;
  httpOnly: boolean;
}

/** Tokens of visitors: 32 characters that only this shop can make. */
export interface Tokens {
  issue(): string;
  /** Whether this shop made it; says nothing about a session. */
  isGenuine(token: string): boolean;
}

/** The regions with their cities, stores and pay types, kept in memory. */
export interface Places {
  /** The place that the codes mean; the first city of the first region where they mean none. */
  resolve(wanted: {
    region?: string | undefined;
    city?: string | undefined;
    /** Code or name of a city that the proxy takes the visitor's for, where they have chosen none. */
    hint?: string | undefined;
  }): Promise<Place>;
  /** The place of exactly these codes; null where there is none. */
  find(region: string, city: string): Promise<Place | null>;
  /** All cities of all regions, for the city dialog. */
  cities(): Promise<RegionCity[]>;
  /** Stores of one region. */
  stores(region: string): Promise<Store[]>;
  /** Reads them anew at the next question: call it after changing them. */
  forget(): void;
}

/** Everything that a handler may use: no handler reaches for a clock, an environment or a request. */
/** A press that changes several records, in one call or in several, or that undoes a change. */
export type Run = { kind: 'bulk'; id: string } | { kind: 'undo'; entry: number };

export interface Context {
  db: Database;
  now(): Date;
  session: Session;
  place: Place;
  /** Address of the caller, for limits on guesses. */
  address: string;
  /** The token that a link offered, while who is signed in has not decided; empty where there is none. */
  offered: string;
  /** What the browser keeps to be known again by the accounts that were signed in in it; empty where it keeps nothing. */
  browser: string;
  /** What the browser calls itself. */
  userAgent: string;
  /** The database does not answer: there is what is in memory, and nothing of the caller's own. */
  down: boolean;
  setCookie(cookie: CookieToSet): void;
  log: Log;
  tokens: Tokens;
  places: Places;
  /** Pay types that somebody takes money of online for the shop. */
  online: readonly PayTypeCode[];
  /** How much one buyer may take up. */
  limits: ShopLimits;
  /** What a guess of a password costs; undefined is what a shop should have. */
  passwordCost: PasswordCost | undefined;
  /** What a change is part of, where it is not one by itself. */
  run?: Run;
}
