export {
  correctionGrounds,
  correctionProblems,
  correctionReceipt,
  isCorrectedUnseen,
  NUMBER_MAX,
} from './correction.ts';
export type { Correction, CorrectionGround } from './correction.ts';
export {
  correctionKinds,
  receiptKinds,
  receiptMeans,
  registerModes,
  shiftStates,
  shiftTaskKinds,
  taxations,
  TAXES,
  vats,
} from './entities.ts';
export type {
  CorrectionKind,
  Fiscal,
  ReceiptContent,
  ReceiptKind,
  ReceiptLine,
  ReceiptMeans,
  ReceiptPayment,
  RegisterMode,
  ShiftTaskKind,
  ShiftTurnover,
  Taxation,
  TaxSettings,
  Vat,
} from './entities.ts';
export { isShiftOver, SHIFT_MAX_MS } from './shiftAge.ts';
export { returnReceipt } from './returnReceipt.ts';
export type { BackMoney, BackRow } from './returnReceipt.ts';
export { saleReceipt } from './saleReceipt.ts';
export type { HandMoney, SoldOrderRows } from './saleReceipt.ts';
export { askedBefore, dueOf, mayMove, newTask, stepTask } from './stepTask.ts';
export { foundWays, taskStatuses } from './taskEntities.ts';
export type { Found, LateAnswer, RegisterTask, Settlement, TaskEvent, TaskStatus } from './taskEntities.ts';
export { DOCUMENT_MAX, foundOf, REASON_MAX, SIGN_MAX, signForm } from './foundReceipt.ts';
export type { FoundForm, FoundTask } from './foundReceipt.ts';
export { isContradicted, isSettledSo, isKnownTo, nextLateAsk, settleProblem, unheard } from './settleTask.ts';
export { cashMoveKinds, movedCash, moveProblem } from './cashMoves.ts';
export type { CashMove, CashMoveKind } from './cashMoves.ts';
export { askDelay } from './askDelay.ts';
export { closingProblem, isCarriedOver, isOnItsWay, isUnsettled } from './closingShift.ts';
export { cashDifference, expectedCash } from './shiftCash.ts';
export type { DrawerCash } from './shiftCash.ts';
export { PAST_SHIFTS_SIZE, RECEIPTS_MAX, receiptViews } from './receiptViews.ts';
export type { ReceiptView } from './receiptViews.ts';
