import type { AuditEntry } from '../audit/index.ts';
import type { CatalogRuleKey, ErrorSeverity } from './rules.ts';

/** `new`: nobody has seen it; `known`: a later check found it again, or somebody took it; `ignored`: it is none, for a reason. */
export const errorStates = ['new', 'known', 'fixed', 'ignored'] as const;
export type ErrorState = (typeof errorStates)[number];

/** States of what is still to be done. */
export const openStates = ['new', 'known'] as const satisfies readonly ErrorState[];

/** By what a check is run. */
export const checkCauses = ['press', 'import', 'daily'] as const;
export type CheckCause = (typeof checkCauses)[number];

/** Characters of a reason. */
export const ERROR_REASON_MAX = 500;

/** What an error is in: a good, one of its variants, or a promo. */
export interface ErrorRecord {
  kind: 'good' | 'promo';
  id: number;
  name: string;
  /** Of the variant that has it, else empty. */
  article: string;
  /** Section of the good; empty for a promo. */
  section: string;
}

/** Who looks after an error. */
export interface ErrorPerson {
  id: number;
  name: string;
}

/** An error as a row of the list. It is known by its rule, its record and its value, wherever a file has it. */
export interface CatalogErrorRow {
  id: number;
  rule: CatalogRuleKey;
  record: ErrorRecord;
  /** What is wrong there, as the rule has it; see `errorValueText`. */
  value: string;
  state: ErrorState;
  assignee: ErrorPerson | null;
  /** ISO 8601. */
  firstSeen: string;
  /** IANA name of the clocks that it is told by. */
  timeZone: string;
  /** Grows with every change by staff, and where a check finds another value. */
  version: number;
}

/** An error that is looked at. */
export interface CatalogError extends CatalogErrorRow {
  /** ISO 8601. */
  lastSeen: string;
  foundBy: CheckCause;
  /** Why it is none; empty where it is one. */
  reason: string;
  /** The variant that has it; null for all of the record. */
  offer: number | null;
  region: { id: number; name: string } | null;
  /** What the last import has told of the record, where it told something. */
  told: { file: string; at: string; line: number | null; message: string } | null;
  /** What staff did about it, the newest first. */
  changes: AuditEntry[];
}

/** What staff do about an error: it is none, for a reason; it is one after all; somebody looks after it, or nobody. */
export type ErrorDeed =
  | { kind: 'ignore'; reason: string }
  | { kind: 'reopen' }
  | { kind: 'assign'; to: number | null };

/** An error that is selected in the list. */
export interface SelectedError {
  id: number;
  version: number;
  name: string;
  state: ErrorState;
}

/** What the list is narrowed by; what is left out does not matter, but that fixed and ignored ones are shown when asked for. */
export interface CatalogErrorFilters {
  rule?: CatalogRuleKey[];
  severity?: ErrorSeverity[];
  state?: ErrorState[];
  /** Ids of people. */
  assignee?: number[];
  /** Ids of sections. */
  section?: number[];
}

/** What the list can be put in order by; the first one is what it begins with: the worst, and the newest of them. */
export const catalogErrorSorts = ['severity', 'seen'] as const;

/** A check that was run. */
export interface CatalogCheck {
  cause: CheckCause;
  /** ISO 8601. */
  at: string;
  found: number;
  added: number;
  fixed: number;
  timeZone: string;
}

/** How many errors there are, by what the screen shows. */
export interface CatalogErrorCounts {
  /** Open ones by rule, and how many of these are new. */
  rules: { rule: CatalogRuleKey; open: number; fresh: number }[];
  mine: number;
  fixed: number;
  ignored: number;
  /** null before the first one. */
  lastCheck: CatalogCheck | null;
}
