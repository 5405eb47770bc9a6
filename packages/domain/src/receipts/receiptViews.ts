/** What is looked at of receipts: all, those that somebody has to decide on, and those that the register is to ring up. */
export const receiptViews = ['all', 'trouble', 'queue'] as const;
export type ReceiptView = (typeof receiptViews)[number];

/** Receipts that are told at once. */
export const RECEIPTS_MAX = 100;

/** Past shifts on a page. */
export const PAST_SHIFTS_SIZE = 50;
