import { foldTyped } from './foldTyped.ts';

/** A code as it is compared: folded, wide and narrow letters alike, in any case. */
export function codeKey(code: string): string {
  return foldTyped(foldTyped(code).normalize('NFKC')).toLowerCase().normalize('NFC');
}

/** A code as a spreadsheet leaves it behind: a number has lost the zeros in front. Anything else as it is compared. */
export function bareCode(code: string): string {
  return codeKey(code).replace(/^0+(?=\d+$)/, '');
}
