export {
  receiptKinds,
  receiptMeans,
  registerModes,
  shiftStates,
  taxations,
  TAXES,
  vats,
} from './entities.ts';
export type {
  Fiscal,
  ReceiptContent,
  ReceiptKind,
  ReceiptLine,
  ReceiptMeans,
  ReceiptPayment,
  RegisterMode,
  ShiftTurnover,
  Taxation,
  TaxSettings,
  Vat,
} from './entities.ts';
export { returnReceipt } from './returnReceipt.ts';
export type { BackMoney, BackRow } from './returnReceipt.ts';
export { saleReceipt } from './saleReceipt.ts';
export type { SoldOrderRows } from './saleReceipt.ts';
export { dueOf, newTask, stepTask, taskStatuses } from './stepTask.ts';
export type { RegisterTask, TaskEvent, TaskStatus } from './stepTask.ts';
export { cashDifference, closingProblem, expectedCash } from './shiftCash.ts';
export { RECEIPTS_MAX, receiptViews } from './receiptViews.ts';
export type { ReceiptView } from './receiptViews.ts';
