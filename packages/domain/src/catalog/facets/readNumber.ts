/**
 * A number, then perhaps its unit: one short word after a space, or Russian letters or a sign at once. A space within the
 * number sets thousands apart, and nothing else: «1 5» are two numbers. «²» behind a figure is its power, no unit.
 */
const MEASURE =
  /^([-‐‑‒–—―−+]?)\s?((?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]\d+)?)(?:\s+(°\s?[cfс]|(?![²³])[^\s\d,;/()]{1,12}(?:\/[^\s\d,;()]{1,6})?)|((?![²³])[а-яё%°²³]{1,8}|°\s?[cfс]|["”″'’′]{1,2}))?$/iu;
/** However many stops end a value, none is of its unit. */
const STOPS = /\.+$/;
/** More digits than this are an article or a barcode. */
const DIGITS_MAX = 9;

export interface Measure {
  number: number;
  unit: string | null;
}

/** «1 200», «5,4», «60 000 циклов», «120см», «– 18» as a number with its unit; null for everything else. */
export function readNumber(text: string): Measure | null {
  const [, sign = '', digits, ...units] = MEASURE.exec(text.replace(STOPS, '')) ?? [];
  if (digits === undefined) return null;
  const plain = digits.replace(/\s/g, '').replace(',', '.');
  // «007» is no number but a name.
  if (/^0\d/.test(plain) || plain.replace(/\D/g, '').length > DIGITS_MAX) return null;
  const size = Number(plain);
  const isNegative = size > 0 && sign !== '' && sign !== '+';
  return { number: isNegative ? -size : size, unit: units.find((unit) => unit !== undefined) ?? null };
}
