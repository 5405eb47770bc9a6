export { BULK_MAX, BULK_PORTION, bulkOutcomes, SELECTED_MAX } from './bulk.ts';
export type { BulkOutcome, BulkResult } from './bulk.ts';
export { comingDays, dayAfter, isDay, pastDays } from './dayRanges.ts';
export type { DayRange } from './dayRanges.ts';
export { LIST_SIZE, LIST_SIZE_MAX, listDirections } from './listQuery.ts';
export type { ListDirection } from './listQuery.ts';
export { mayChangeView, OWN_VIEWS_MAX, seesView, VIEW_NAME_MAX, viewLists } from './savedViews.ts';
export type { ViewList } from './savedViews.ts';
