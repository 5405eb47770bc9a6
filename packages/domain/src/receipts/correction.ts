import type { CorrectionKind, ReceiptContent } from './entities.ts';

/** Why a seller corrects: found out by himself, or told to by the tax office. */
export const correctionGrounds = ['self', 'instruction'] as const;
export type CorrectionGround = (typeof correctionGrounds)[number];

/** Most characters of the number of a prescription. */
export const NUMBER_MAX = 32;

/** On what a receipt of correction stands. */
export interface Correction {
  ground: CorrectionGround;
  /** Day of what is corrected, ISO 8601 date. */
  date: string;
  /** Of the prescription; empty for none. */
  number: string;
  reason: string;
}

/** What is missing of a correction, or cannot be. @param today ISO 8601 date by the clocks of whoever corrects */
export function correctionProblems(
  { ground, date, number, reason }: Correction,
  today: string,
): (keyof Correction)[] {
  return [
    ...(date === '' || date > today ? ['date' as const] : []),
    ...(ground === 'instruction' && number.trim() === '' ? ['number' as const] : []),
    ...(reason.trim() === '' ? ['reason' as const] : []),
  ];
}

/** Whether somebody else has corrected it meanwhile: then who does not know of that is asked first. @param seen corrections that they know of */
export const isCorrectedUnseen = (corrections: number, seen: number): boolean => corrections > seen;

/** A receipt of correction repeats the lines of what it corrects, with its prices, tax and means: for as much is more or less told. */
export const correctionReceipt = (corrected: ReceiptContent, kind: CorrectionKind): ReceiptContent => ({
  ...corrected,
  kind,
});
