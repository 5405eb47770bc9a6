import { foldTyped } from '../typed/index.ts';

/** Longest e-mail address that mail servers take, characters. */
export const EMAIL_MAX = 254;

/** An e-mail address in its two parts. */
export interface Mailbox {
  name: string;
  /** The domain as the network names it: punycode, small letters. */
  host: string;
}

/** Signs that `URL` would read as something besides a domain are in none. */
const ADDRESS = /^([^\s@]+)@([^\s@/?#:\\%]+)$/;
/** What ends in a number is the address of a machine. */
const HOST = /^([^.]+\.)+[^.\d][^.]*$/;

/** The e-mail that was typed; null where it does not read like an address. */
export function readMailbox(typed: string): Mailbox | null {
  const [, name = '', domain] = ADDRESS.exec(foldTyped(typed)) ?? [];
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return HOST.test(host) && name.length + host.length < EMAIL_MAX ? { name, host } : null;
}
