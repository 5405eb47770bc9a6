export { goodsCalls } from './calls.ts';
export { fitsReason, stockDifference, unfitReason } from './stock.ts';
