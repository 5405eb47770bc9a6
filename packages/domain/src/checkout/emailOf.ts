import punycode from 'punycode.js';
import { foldTyped } from '../typed/index.ts';

/** Longest e-mail address that mail servers take, characters. */
export const EMAIL_MAX = 254;

const ADDRESS = /^([^\s@]+)@([^\s@./?#:\\%[\]<>^|]+(?:\.[^\s@./?#:\\%[\]<>^|]+)+)$/;

/** A domain as the network names it; null for what is none. */
function networkName(domain: string): string | null {
  // What ends in a number would be read as the address of a machine.
  if (/\.\d+$/.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  return new URL(`http://${domain}`).hostname;
}

/**
 * The e-mail that was typed, as it is stored and shown: small letters, the domain as people read it, whichever way it was
 * written («почта.рф», «xn--80a1acny.xn--p1ai»). null where it does not read like an address.
 */
export function emailOf(typed: string): string | null {
  const [, name, domain] = ADDRESS.exec(foldTyped(typed)) ?? [];
  const host = domain === undefined ? null : networkName(domain);
  if (name === undefined || host === null) return null;
  if (name.length + 1 + host.length > EMAIL_MAX) return null;
  return `${name.toLowerCase()}@${punycode.toUnicode(host)}`;
}
