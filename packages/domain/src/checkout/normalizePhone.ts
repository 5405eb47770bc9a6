/** The national part of a Russian number: ten digits, the first from 3 to 9. */
const NATIONAL = '[3-9]\\d{9}';

/** With its 7 or 8 in front; without it only what cannot be a number that lost a digit (3…, 4…, 9…). */
const RUSSIAN = new RegExp(`^(?:[78](${NATIONAL})|([349]\\d{9}))$`);

/** A mobile number typed whole after a prefix that the field had filled in already: «+7 8 912 …». */
const PREFIXED_TWICE = /^7[78](9\d{9})$/;

/**
 * A Russian phone as it is stored, `+7XXXXXXXXXX`, from whatever was typed, pasted or autofilled (8…, 7…, 9…,
 * +7…, any signs and words around); null for everything else, foreign numbers among it.
 */
export function normalizePhone(typed: string): string | null {
  const input = typed.normalize('NFKC');
  const foreign = /\+\D*[0-689]/.test(input);
  const digits = input.replace(/\D/g, '');
  const [, long, short] = RUSSIAN.exec(digits) ?? [];
  const national = long ?? short ?? PREFIXED_TWICE.exec(digits)?.[1];
  return foreign || national === undefined ? null : `+7${national}`;
}
