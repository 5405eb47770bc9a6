/** What stands in a cell of a table that leaves the shop; null in an empty one. */
export type Cell =
  | { kind: 'text'; value: string }
  /** With «+» and digits, as accounts and orders have it. */
  | { kind: 'phone'; value: string }
  | { kind: 'count'; value: number }
  /** Roubles. */
  | { kind: 'money'; value: number }
  /** ISO 8601 date. */
  | { kind: 'day'; value: string }
  /** What the clocks showed in its region: ISO 8601 date and time to the minute, without an offset. */
  | { kind: 'moment'; value: string }
  | null;

/** A phone of which spreadsheets make a number at worst. */
const PHONE = /^\+\d{1,15}$/;

export const textCell = (value: string): Cell => (value === '' ? null : { kind: 'text', value });

/** A text where it is no phone that one can call. */
export const phoneCell = (value: string): Cell =>
  PHONE.test(value) ? { kind: 'phone', value } : textCell(value);

export const dayCell = (value: string | null): Cell => (value === null ? null : { kind: 'day', value });

export const momentCell = (value: string | null): Cell => (value === null ? null : { kind: 'moment', value });
