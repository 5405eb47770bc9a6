/** How numbers of a cell are shown: a day, figures with zeros at the front, or plainly. */
export type NumberKind = 'day' | 'plain' | { zeros: number };

const DAY_MS = 86_400_000;
/** The day from which sheets count days. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Numbers of formats that are built in, and tell days and times. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What a format makes of a number. @param code as the table writes it; undefined for one that is built in */
export function numberKind(id: number, code?: string): NumberKind {
  if (code === undefined) return isBuiltInDay(id) ? 'day' : 'plain';
  if (/^0{2,30}$/u.test(code)) return { zeros: code.length };
  const signs = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gu, '');
  return /[ymdhs]/iu.test(signs) ? 'day' : 'plain';
}

const dayText = (serial: number): string => {
  const [day = '', time = ''] = new Date(Math.round((FIRST_DAY + serial * DAY_MS) / 1000) * 1000)
    .toISOString()
    .split('T');
  const clock = time.slice(0, 5);
  return `${day.split('-').toReversed().join('.')}${clock === '00:00' ? '' : ` ${clock}`}`;
};

/** A number as it was typed: programs write what they calculated with, «4.6E12» and «1490.1000000000001». */
const plainText = (value: number): string => {
  if (Number.isSafeInteger(value)) return String(value);
  const short = Number(value.toPrecision(15));
  return /e/iu.test(String(short))
    ? short.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : String(short);
};

/** A number of a cell as people see it there. What is none stays as it is. */
export function numberText(written: string, kind: NumberKind): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (kind === 'day' && value >= 0 && value < 2_958_466) return dayText(value);
  const text = plainText(value);
  return typeof kind === 'object' && Number.isInteger(value) ? text.padStart(kind.zeros, '0') : text;
}

/** A text as it was before it became a part of XML: «_x0009_» is a sign that XML has none of. */
export const sharedText = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
