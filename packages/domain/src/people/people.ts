import type { Permission } from '../account/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { FactorState } from '../second-factor/index.ts';

/** What the list of people can be put in order by; the first one is its own. */
export const personSorts = ['seen', 'name', 'login', 'role'] as const;

/** Who was not here for so long may have left, ms. */
export const UNSEEN_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Whether somebody was not here for long; who never was is counted from the day of their account. Moments in ms since 1970.
 * @testing
 */
export const isUnseen = (seenAt: number | null, createdAt: number, now: number): boolean =>
  now - (seenAt ?? createdAt) >= UNSEEN_MS;

/** Most characters of the name of a role. */
export const ROLE_NAME_MAX = 60;

/** One of the staff, as the list has them. */
export interface PersonRow {
  id: number;
  login: string;
  name: string;
  /** null where they have permissions of their own. */
  role: { id: number; name: string } | null;
  permissions: Permission[];
  blocked: boolean;
  /** Whether it is entered by a code besides the password. */
  factor: FactorState;
  /** Nobody else can manage accounts: it stays as it is. */
  onlyAdministrator: boolean;
  /** When they were last here, ISO 8601; null for never. */
  seenAt: string | null;
  /** IANA name of the clocks that it is told by. */
  timeZone: string;
}

export interface PersonFilters {
  blocked?: true | undefined;
  /** Entered by the password alone, whether their role requires more or not. */
  noFactor?: true | undefined;
  /** Came by an invitation. */
  invited?: true | undefined;
  /** Not here for `UNSEEN_MS`. */
  unseen?: true | undefined;
  /** Ids of roles, any of which they have. */
  role?: number[] | undefined;
}

/** One of the staff, whole. */
export interface Person extends PersonRow {
  phone: string | null;
  email: string | null;
  createdAt: string;
  /** In how many browsers they are signed in. */
  sessions: number;
  /** Stores that they are bound to, by name: news of others are not theirs. null where they work at all of them. */
  stores: { id: number; name: string }[] | null;
  /** Why the account was shut; null where it is not. */
  blockedWhy: string | null;
  version: number;
  changes: AuditEntry[];
}

/** Stores that somebody is bound to, in words. */
export const storesText = (stores: Person['stores']): string =>
  stores ? stores.map(({ name }) => name).join(', ') : 'все';

/** A set of permissions under a name; who has it may do just that. */
export interface Role {
  id: number;
  name: string;
  permissions: Permission[];
  /** Whether it counts only for who has a second factor. */
  needsFactor: boolean;
  /** How many accounts have it. */
  people: number;
  version: number;
}

/** What becomes of a letter. */
export const letterStates = ['sending', 'sent', 'failed', 'unknown'] as const;
export type LetterState = (typeof letterStates)[number];

/** Somebody who was invited and has not come yet. */
export interface Invitation {
  id: number;
  /** Where they are reached: an e-mail, or the phone of a buyer. */
  email: string;
  /** The account of a buyer, which stays theirs; null where they make one of their own. */
  account: number | null;
  role: { id: number; name: string } | null;
  permissions: Permission[];
  /** Until when its link is good, ISO 8601. */
  expiresAt: string;
  expired: boolean;
  /** The letter with its link; null where the link was passed on by hand. */
  letter: { state: LetterState; at: string } | null;
  timeZone: string;
}
