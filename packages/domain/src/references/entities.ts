import type { AuditEntry } from '../audit/entities.ts';
import type { EntryProblem } from './problems.ts';

/**
 * What a field of an entry holds: one line of words, or several that belong together (`list`) or stand below each other (`lines`);
 * roubles, a number, a day, hours of a day, a colour, yes or no; one of what the shop knows (`choice`) or of what staff keep (`link`).
 */
export type FieldType =
  | 'text'
  | 'list'
  | 'lines'
  | 'money'
  | 'number'
  | 'day'
  | 'hours'
  | 'color'
  | 'flag'
  | 'choice'
  | 'link';
/** Numbers are written «-2.5», days by ISO 8601, hours «10:00–16:00», colours «#a4b19b», yes and no «true» and «false»; a choice by its value. Empty where there is none. */
export type FieldValue = string | string[];

/** A number or an amount, as it is kept. */
export const NUMBER = /^-?\d+(?:\.\d{1,2})?$/u;

/** One of those that a field is chosen from. */
export interface FieldOption {
  value: string;
  label: string;
}

/** A field that all entries of a reference have. */
export interface ReferenceField {
  key: string;
  title: string;
  type: FieldType;
  /** Whether it may not be empty. */
  required: boolean;
  /** How long a text may be, and each one of a list. @default nothing fits */
  max?: number;
  /** How many stand in a list. @default any number up to `LIST_ITEMS_MAX` */
  least?: number;
  /** Least and most that a number may be; roubles in an amount. @default any */
  from?: number;
  to?: number;
  /** Whether a number has no decimals. @default false */
  whole?: boolean;
  /** What a number counts. @default nothing */
  unit?: string;
  /** What is chosen from. Those of a link come with the reference. */
  options?: readonly FieldOption[];
  /** A choice that one entry alone may have. @default any number of entries may have any */
  once?: string;
}

/** A list of words that the shop goes by and staff keep. */
export interface ReferenceDeclaration {
  id: number;
  title: string;
  /** Heading above references of its kind. */
  group: string;
  /** What an entry of it is for, in one sentence. */
  about: string;
  /** Whether staff make its entries, or they come and go with goods: then staff neither add nor switch them. */
  madeBy: 'staff' | 'goods';
  /** What its entries stand in. @default 'orders' */
  standsIn?: 'orders' | 'goods';
  /** Whether staff put its entries in order; others stand with the newest first. */
  ordered: boolean;
  /** The first ones name an entry. */
  fields: readonly ReferenceField[];
  /** Id of the reference whose entries are parts of those of this one: while there are any an entry is not deleted. @default it has none */
  parts?: number;
  /** What is wrong with an entry whose fields are right each by itself; null where nothing is. @default nothing */
  together?: (values: Readonly<Record<string, FieldValue>>) => EntryProblem | null;
  /** What an entry says that no other one may say, by the field that says it. @default nothing besides its name */
  claims?: (values: Readonly<Record<string, FieldValue>>) => readonly { field: string; said: string }[];
  /** What an entry says once it is called otherwise. @default what was asked for */
  renamed?: (
    before: Readonly<Record<string, FieldValue>>,
    after: Record<string, FieldValue>,
  ) => Record<string, FieldValue>;
  /** How many fields name an entry together. @default 1 */
  naming?: number;
}

/** An entry of a reference, as staff see it. */
export interface ReferenceEntry {
  id: number;
  /** By the keys of the fields. */
  values: Record<string, FieldValue>;
  /** What is switched off stays here and counts for nothing in the shop. */
  active: boolean;
  /** Raised with every change, so that nobody writes over what another one has just written. */
  version: number;
  /** In how many records of the shop it stands. One that is used is not deleted. */
  uses: number;
  /** How many entries of another reference are parts of it. @default none */
  parts?: number;
  /** Names that feeds have for it besides. @default none */
  also?: string[];
  /** Entries that count before it, where they say something else. @default none */
  yields?: string[];
}

/** A reference, whole. */
export interface Reference {
  id: number;
  /** In the order of the shop. */
  entries: ReferenceEntry[];
  /** What was done to it, the newest first. */
  changes: AuditEntry[];
  /** IANA name of the clocks that changes are told by. */
  timeZone: string;
  /** What links may lead to, by the keys of their fields. @default it has no links */
  options?: Record<string, FieldOption[]>;
}

/** A reference among the others. */
export interface ReferenceRow {
  id: number;
  entries: number;
}

/** So many entries a reference has at most. */
export const ENTRIES_MAX = 2_000;
/** So many stand in a list at most. */
export const LIST_ITEMS_MAX = 40;
