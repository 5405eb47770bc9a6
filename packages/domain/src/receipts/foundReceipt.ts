import type { Found } from './taskEntities.ts';

/** Most that a number of a fiscal document (ФД) may be: ten digits, as the tax office has them. */
export const DOCUMENT_MAX = 4_294_967_295;
/** Digits of a fiscal sign (ФП). */
export const SIGN_MAX = 10;
export const signForm = /^\d{1,10}$/u;
/** Most characters of why something was settled, moved or corrected. */
export const REASON_MAX = 300;

/** What is typed by whoever looks for a receipt at the register. */
export interface FoundForm {
  found: Found | null;
  document: string;
  sign: string;
  reason: string;
}

const toNumber = (typed: string): number | null => {
  const digits = typed.replaceAll(/\s/gu, '');
  const number = Number(digits);
  return /^\d+$/u.test(digits) && number >= 1 && number <= DOCUMENT_MAX ? number : null;
};

/** What was found, as it is sent; null for a number that nothing has. */
export interface FoundTask {
  found: Found;
  document: number | null;
  sign: string;
  reason: string;
}

/**
 * What was found, or the fields that something is missing in.
 * @param fiscal whether the paper has numbers: that of an opened shift, or of cash, is asked for none
 */
export function foundOf(
  { found, document, sign, reason }: FoundForm,
  fiscal: boolean,
): FoundTask | { missing: readonly (keyof FoundForm)[] } {
  const number = toNumber(document);
  const bareSign = sign.replaceAll(/\s/gu, '');
  const isPrinted = fiscal && found === 'printed';
  const missing: (keyof FoundForm)[] = [
    ...(found === null ? ['found' as const] : []),
    ...(isPrinted && number === null ? ['document' as const] : []),
    ...(isPrinted && !signForm.test(bareSign) ? ['sign' as const] : []),
    ...(reason.trim() === '' ? ['reason' as const] : []),
  ];
  if (found === null || missing.length > 0) return { missing };
  return {
    found,
    document: isPrinted ? number : null,
    sign: isPrinted ? bareSign : '',
    reason: reason.trim(),
  };
}
