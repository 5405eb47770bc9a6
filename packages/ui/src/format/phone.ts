import { NBSP } from './spaces.ts';

/** «+7 912 204-41-08», as far as there are digits. `digits` start with the 7 of the country. */
export function groupPhone(digits: string, space: string): string {
  const groups = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9, 11)];
  const separators = [space, space, '-', '-'];
  const tail = groups.map((group, index) => (group ? `${separators[index] ?? ''}${group}` : '')).join('');
  return digits ? `+${digits[0] ?? ''}${tail}` : '';
}

/** Behind a plus: the 7 of the country; «+8 9…» and «+8 800…» are no country's, so they are Russian, too. */
const RUSSIAN_START = /^(?:7|89|8800)/;

/** Whether a number, whole or as far as it is typed, is marked as another country's by its plus. */
export const isForeignPhone = (text: string): boolean =>
  /^\D*\+/.test(text) && !RUSSIAN_START.test(text.replace(/\D/g, ''));

const WHOLE = /^\+7\d{10}$/;
const WRITTEN = /^[78]\d{10}$/;

/** The eleven digits of a Russian number that is written in any way, or null. */
function russianDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return WRITTEN.test(digits) && !isForeignPhone(text) ? digits : null;
}

/** «+7 912 204-41-08» on one line out of `+79122044108`; any other shape comes back as it is. */
export function formatPhone(phone: string): string {
  const digits = WHOLE.test(phone) ? phone.slice(1) : russianDigits(phone);
  if (digits === null) return phone;
  const [code, three, two, last] = [
    digits.slice(1, 4),
    digits.slice(4, 7),
    digits.slice(7, 9),
    digits.slice(9),
  ];
  return `+7${NBSP}${code}${NBSP}${three}-${two}-${last}`;
}
