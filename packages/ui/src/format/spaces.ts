/** No-break space: between the thousands of a number, before a unit and after a short preposition. */
export const NBSP = '\u00A0';

/** True minus, as wide as a plus. */
export const MINUS = '\u2212';

/** What stands for a value that cannot be shown. */
export const DASH = '—';
