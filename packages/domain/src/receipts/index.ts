export { receiptKinds, receiptMeans, taxations, TAXES, vats } from './entities.ts';
export type {
  Fiscal,
  ReceiptContent,
  ReceiptKind,
  ReceiptLine,
  ReceiptMeans,
  ReceiptPayment,
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
