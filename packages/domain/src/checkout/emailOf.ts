import punycode from 'punycode.js';
import { readMailbox } from './readMailbox.ts';

/** A domain as people read it; as the network names it where that does not lead back: not all that says `xn--` is punycode. */
function readable(host: string): string {
  try {
    const read = punycode.toUnicode(host);
    return readMailbox(`x@${read}`)?.host === host ? read : host;
  } catch {
    return host;
  }
}

/**
 * The e-mail that was typed, as it is stored and shown: small letters, the domain as people read it, whichever way it was
 * written («почта.рф», «xn--80a1acny.xn--p1ai»). null where it does not read like an address.
 */
export function emailOf(typed: string): string | null {
  const mailbox = readMailbox(typed);
  return mailbox && `${mailbox.name.toLowerCase()}@${readable(mailbox.host)}`;
}
