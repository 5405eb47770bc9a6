import { groupPhone } from '../format/index.ts';

/** A Russian number: the 7 of the country and ten digits. */
const LENGTH = 11;
const NATIONAL = LENGTH - 1;

const onlyDigits = (text: string) => text.replace(/\D/g, '');

interface Digits {
  digits: string;
  /** How many digits stand before those that were typed, negative when some were dropped. */
  shift: number;
}

/**
 * Brings what was typed, pasted or filled in to digits that start with 7: an 8 in front becomes 7, a number without
 * a country gets it, a country that was pasted behind one that already stood there goes.
 */
function readDigits(text: string): Digits {
  const digits = onlyDigits(text);
  if (digits === '') return { digits, shift: 0 };
  const repeated = digits.length > LENGTH && /^7[78]/.test(digits);
  if (repeated) return { digits: `7${digits.slice(2)}`.slice(0, LENGTH), shift: -1 };
  const pastedNational = digits.length === NATIONAL && digits.startsWith('8') && !text.startsWith('+');
  if (/^[78]/.test(digits) && !pastedNational) {
    return { digits: `7${digits.slice(1)}`.slice(0, LENGTH), shift: 0 };
  }
  return { digits: `7${digits}`.slice(0, LENGTH), shift: 1 };
}

/** Place in `text` behind its `count`-th digit. */
function behindDigit(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] ?? '')) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

export interface PhoneInput {
  /** What the field shows: «+7 912 204-41-08», as far as there are digits. */
  text: string;
  /** What it stands for: `+79122044108`, shorter while it is typed, empty for nothing. */
  value: string;
  /** Where the caret goes. */
  caret: number;
}

/** The field after a change: `text` is what the browser left in it, `caret` where it left the caret. */
export function phoneInput(text: string, caret: number): PhoneInput {
  const { digits, shift } = readDigits(text);
  const shown = groupPhone(digits, ' ');
  const before = onlyDigits(text.slice(0, caret)).length;
  const target = before === 0 ? 0 : before + shift;
  return {
    text: shown,
    value: digits ? `+${digits}` : '',
    caret: target <= 0 ? 0 : behindDigit(shown, target),
  };
}
