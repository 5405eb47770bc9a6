import { NBSP } from './spaces.ts';

/** «+7 912 204-41-08», as far as there are digits. `digits` start with the 7 of the country. */
export function groupPhone(digits: string, space: string): string {
  const groups = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9, 11)];
  const separators = [space, space, '-', '-'];
  const tail = groups.map((group, index) => (group ? `${separators[index] ?? ''}${group}` : '')).join('');
  return digits ? `+${digits[0] ?? ''}${tail}` : '';
}

const WHOLE = /^\+7\d{10}$/;

/** «+7 912 204-41-08» on one line out of `+79122044108`; any other shape comes back as it is. */
export function formatPhone(phone: string): string {
  const digits = WHOLE.test(phone) ? phone.slice(1) : phone.replace(/\D/g, '');
  if (digits.length !== 11 || (digits[0] !== '7' && digits[0] !== '8')) return phone;
  const [code, three, two, last] = [
    digits.slice(1, 4),
    digits.slice(4, 7),
    digits.slice(7, 9),
    digits.slice(9),
  ];
  return `+7${NBSP}${code}${NBSP}${three}-${two}-${last}`;
}
