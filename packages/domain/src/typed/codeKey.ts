import { foldTyped } from './foldTyped.ts';

/** The sign of a long vowel: keyboards for Japanese type it for a dash. In words it is a letter. */
const LONG_VOWEL = 'ー';

/** What parts a fraction: word processors make «½» of «1/2». */
const FRACTION = '\u2044';

/** A code as it is written: folded, wide and narrow letters alike. Two articles may differ by their case alone. */
export function writtenCode(code: string): string {
  const plain = foldTyped(foldTyped(code).normalize('NFKC'));
  return plain.replaceAll(LONG_VOWEL, '-').replaceAll(FRACTION, '/');
}

/** A code as it is compared: as it is written, in any case. */
export function codeKey(code: string): string {
  return writtenCode(code).toLowerCase().normalize('NFC');
}

/** A code as a spreadsheet leaves it behind: a number has lost the zeros in front. Anything else as it is compared. */
export function bareCode(code: string): string {
  return codeKey(code).replace(/^0+(?=\d+$)/, '');
}
