/** Receipts that correct what was told before, or was not told. */
export const correctionKinds = ['sellCorrection', 'sellReturnCorrection'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** What a receipt tells the tax office of: goods that were sold, or that came back, and corrections of both. */
export const receiptKinds = ['sell', 'sellReturn', ...correctionKinds] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Rates of VAT by which a seller may sell in 2026, as receipts name them. */
export const vats = ['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat22'] as const;
export type Vat = (typeof vats)[number];

/** Tax systems, as receipts name them. */
export const taxations = ['osn', 'usnIncome', 'usnIncomeOutcome', 'esn', 'patent'] as const;
export type Taxation = (typeof taxations)[number];

/** By what a seller pays taxes. */
export interface TaxSettings {
  taxation: Taxation;
  vat: Vat;
}

export const TAXES: TaxSettings = { taxation: 'osn', vat: 'vat22' };

/** How money of a receipt was given: notes and coins, at a bank, or before the goods were handed over. */
export const receiptMeans = ['cash', 'electronically', 'prepaid'] as const;
export type ReceiptMeans = (typeof receiptMeans)[number];

/** Pieces of a row of an order at one price. */
export interface ReceiptLine {
  /** Place of the row among goods and, after them, services of the order. */
  row: number;
  title: string;
  quantity: number;
  measure: 'piece';
  /** Roubles for a piece, with all that was taken off. */
  price: number;
  tax: Vat;
  paymentMethod: 'fullPayment';
  paymentSubject: 'commodity' | 'service';
}

export interface ReceiptPayment {
  means: ReceiptMeans;
  /** Roubles. */
  sum: number;
}

/** What is rung up. */
export interface ReceiptContent {
  kind: ReceiptKind;
  lines: ReceiptLine[];
  /** Together at least the total: what is more was given back as change. */
  payments: ReceiptPayment[];
  /** Roubles. */
  total: number;
  taxation: Taxation;
}

/** By what the tax office knows a receipt that was rung up. */
export interface Fiscal {
  document: number;
  sign: string;
  /** ISO 8601 with offset. */
  at: string;
  storage: string;
}

/** How the register of a demo shop behaves. */
export const registerModes = ['works', 'paper_out', 'offline', 'late', 'lost_answer'] as const;
export type RegisterMode = (typeof registerModes)[number];

/** How a shift stands: the register is told to open or to close it, and has done so. */
/** What a register is told of a shift besides its receipts. */
export const shiftTaskKinds = ['openShift', 'closeShift', 'cash'] as const;
export type ShiftTaskKind = (typeof shiftTaskKinds)[number];

export const shiftStates = ['opening', 'open', 'closing', 'closed'] as const;

/** What receipts of a kind come to in a shift. Roubles. */
export interface ShiftTurnover {
  kind: ReceiptKind;
  count: number;
  cash: number;
  electronically: number;
  prepaid: number;
  total: number;
}
