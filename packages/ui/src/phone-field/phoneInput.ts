import { beforeDigit, behindDigit, groupNumber } from './groupNumber.ts';
import { limitOf, onlyDigits, readTyped, readWhole } from './readPhone.ts';

export interface PhoneChange {
  /** What the browser left in the field. */
  text: string;
  /** Where it left the caret. */
  caret: number;
  /** What stood in the field before. @default '' */
  previous?: string;
  /** The key was Delete, not Backspace. @default false */
  forward?: boolean;
}

export interface PhoneInput {
  /** What the field shows: «+7 912 204-41-08», as far as there are digits. */
  text: string;
  /** What it stands for: `+79122044108`, shorter while it is typed, empty for nothing. */
  value: string;
  /** Where the caret goes. */
  caret: number;
}

/** From so many digits on, what is put in at once is a number of its own and takes the place of the old one. */
const WHOLE = 10;

const shownWith = (digits: string, caretOf: (text: string) => number): PhoneInput => {
  const text = groupNumber(digits);
  return { text, value: digits && `+${digits}`, caret: caretOf(text) };
};

/** Digits before the change, put in, behind it, and taken away. */
interface Edit {
  before: string;
  put: string;
  behind: string;
  taken: string;
  /** Something was taken away, and it was no digit. */
  separator: boolean;
  /** The change begins at the very start, before the plus. */
  atStart: boolean;
  /** The text that was put in, as it is. */
  inserted: string;
}

function editOf({ text, caret, previous = '' }: PhoneChange): Edit {
  const tail = text.slice(caret);
  const kept = previous.endsWith(tail) ? previous.slice(0, previous.length - tail.length) : '';
  let start = 0;
  while (start < Math.min(kept.length, caret) && kept[start] === text[start]) start += 1;
  const inserted = text.slice(start, caret);
  const taken = onlyDigits(kept.slice(start));
  return {
    before: onlyDigits(text.slice(0, start)),
    put: onlyDigits(inserted),
    behind: onlyDigits(tail),
    taken,
    separator: kept.length > start && taken === '' && inserted === '',
    atStart: start === 0,
    inserted,
  };
}

/** Something was taken away. A separator takes the digit beside it along: one press, one digit. */
function erase(edit: Edit, change: PhoneChange): PhoneInput {
  const country = onlyDigits(change.previous ?? '').startsWith('7') ? '7' : '';
  let { before, behind } = edit;
  if (edit.separator && change.forward) behind = before === '' ? behind : behind.slice(1);
  else if (edit.separator && before !== country) before = before.slice(0, -1);
  /* The country of a Russian number goes with its last digit and not sooner. */
  const restored = before === '' && edit.taken !== '' && behind !== '' && country !== '';
  if (restored) before = country;
  const count = before.length;
  /* Behind a separator it stays behind it, where the next digit came to stand. */
  const stays = edit.inserted === '' && !restored && /\D$/.test(change.text.slice(0, change.caret));
  return shownWith(before + behind, (text) => (stays ? beforeDigit(text, count) : behindDigit(text, count)));
}

/** Digits were put in at once, all of them where the caret is now. */
function insert(edit: Edit, { text }: PhoneChange, previous: string): PhoneInput {
  const { before, put, behind, taken, atStart } = edit;
  const first = onlyDigits(previous)[0] ?? '';
  const inFront = before === '' && taken === '' && first === '7';
  const fresh = behind === '' || (atStart && taken !== '');
  const written = inFront ? `7${put}${behind.slice(1)}` : before + put + behind;
  const digits = fresh ? readTyped(text) : written;
  const caret = before.length + put.length + (inFront ? 1 : 0) + digits.length - written.length;
  const over = Math.min(put.length, Math.max(0, digits.length - limitOf(digits)));
  const fits = digits.slice(0, caret - over) + digits.slice(caret);
  return shownWith(fits, (shown) => behindDigit(shown, caret - over));
}

/**
 * The field after a change. Russian numbers come out as `+7…` however they are written; those of other countries, which
 * begin with a plus, keep their digits. A full number takes no more of them, and one that is pasted replaces it.
 */
export function phoneInput(change: PhoneChange): PhoneInput {
  const { text, previous = '' } = change;
  const edit = editOf(change);
  if (edit.put.length >= WHOLE) return shownWith(readWhole(edit.inserted), (shown) => shown.length);
  if (onlyDigits(text) === '') {
    const plus = text.includes('+') && (edit.inserted !== '' || previous !== '+7') ? '+' : '';
    return { text: plus, value: '', caret: plus.length };
  }
  const known = onlyDigits(previous) !== '';
  if (known && edit.put === '') return erase(edit, change);
  return insert(edit, change, previous);
}
