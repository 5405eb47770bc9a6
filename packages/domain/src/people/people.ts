import type { Permission } from '../account/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { FactorState } from '../second-factor/index.ts';

/** What the list of people can be put in order by; the first one is its own. */
export const personSorts = ['seen', 'name', 'login'] as const;

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
  /** Why the account was shut; null where it is not. */
  blockedWhy: string | null;
  version: number;
  changes: AuditEntry[];
}

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

/** Somebody who was invited and has not come yet. */
export interface Invitation {
  id: number;
  email: string;
  role: { id: number; name: string } | null;
  permissions: Permission[];
  /** Until when its link is good, ISO 8601. */
  expiresAt: string;
  expired: boolean;
  timeZone: string;
}
