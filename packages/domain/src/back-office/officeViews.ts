/**
 * What the till looks at of the orders to work on: all of them, one's own, those that are fetched and ready, and those whose day has
 * passed.
 */
export const officeViews = ['all', 'mine', 'handover', 'overdue'] as const;
export type OfficeOrdersView = (typeof officeViews)[number];

/** Goods that are found at once. */
export const OFFICE_GOODS_MAX = 50;
/** Orders of a view that are told at once; the rest is found by search. */
export const OFFICE_ORDERS_MAX = 100;
