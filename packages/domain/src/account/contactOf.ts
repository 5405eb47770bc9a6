import { isEmail, normalizePhone } from '../checkout/index.ts';

/** A way to reach somebody: what a one-time code is sent to, and what one account has at most one of each. */
export interface Contact {
  channel: 'phone' | 'email';
  /** A phone as it is stored, `+7XXXXXXXXXX`; an e-mail in small letters. */
  value: string;
}

/** The phone or e-mail that was typed, as it is stored; null where it is neither. */
export function contactOf(typed: string): Contact | null {
  const text = typed.trim();
  if (text.includes('@')) return isEmail(text) ? { channel: 'email', value: text.toLowerCase() } : null;
  const phone = normalizePhone(text);
  return phone === null ? null : { channel: 'phone', value: phone };
}
