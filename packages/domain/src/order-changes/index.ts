export type * from './entities.ts';
export { changeOrder } from './changeOrder.ts';
export type { TodaysPrices } from './changeOrder.ts';
export { areServicesAllowed, isOrderChangeable, pieceChanges } from './changeRules.ts';
