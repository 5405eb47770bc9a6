export type * from './entities.ts';
export { changeOrder } from './changeOrder.ts';
export type { TodaysPrices } from './changeOrder.ts';
export { isShownChange, shownChange } from './shownChange.ts';
export type { QuotedChange, ShownChange } from './shownChange.ts';
export { areServicesAllowed, isOrderChangeable, pieceChanges } from './changeRules.ts';
