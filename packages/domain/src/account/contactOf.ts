import { emailOf, normalizePhone } from '../checkout/index.ts';
import { foldTyped } from '../typed/index.ts';

/** A way to reach somebody: what a one-time code is sent to, and what one account has at most one of each. */
export interface Contact {
  channel: 'phone' | 'email';
  /** A phone as it is stored, `+7XXXXXXXXXX`; an e-mail as `emailOf` writes it. */
  value: string;
}

/** The phone or e-mail that was typed, as it is stored; null where it is neither. */
export function contactOf(typed: string): Contact | null {
  if (foldTyped(typed).includes('@')) {
    const email = emailOf(typed);
    return email === null ? null : { channel: 'email', value: email };
  }
  const phone = normalizePhone(typed);
  return phone === null ? null : { channel: 'phone', value: phone };
}
