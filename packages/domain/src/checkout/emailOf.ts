import punycode from 'punycode.js';
import { readMailbox } from './readMailbox.ts';

/**
 * The e-mail that was typed, as it is stored and shown: small letters, the domain as people read it, whichever way it was
 * written («почта.рф», «xn--80a1acny.xn--p1ai»). null where it does not read like an address.
 */
export function emailOf(typed: string): string | null {
  const mailbox = readMailbox(typed);
  return mailbox && `${mailbox.name.toLowerCase()}@${punycode.toUnicode(mailbox.host)}`;
}
