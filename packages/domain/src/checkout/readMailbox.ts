import { foldTyped } from '../typed/index.ts';

/** Longest e-mail address that mail servers take, characters. */
export const EMAIL_MAX = 254;

/** An e-mail address in its two parts. */
export interface Mailbox {
  name: string;
  /** The domain as the network names it: punycode, small letters. */
  host: string;
}

/** What stands around an address that is copied: the sign before the next one of a list, a name, quotes, a link. */
const WRAPPINGS = [
  /^(.*[^,; ])[,; ]+$/,
  /^[^<>]*<([^<>]*)>$/,
  /^["'](.*)["']$/,
  /^mailto:([^?%]*)(?:\?.*)?$/i,
];
/** Signs that `URL` would read as something besides a domain are in none; those that letters set apart are in no name. */
const ADDRESS = /^([^\s@"(),:;<>[\\\]]+)@([^\s@/?#:\\%]+)$/;
/** `URL` lets signs through that no domain has. What ends in a number is the address of a machine. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/**
 * The e-mail that was typed, or pasted as it stands in a letter («Иван <ivan@mail.ru>,», `mailto:…`); null where it does
 * not read like one address.
 */
export function readMailbox(typed: string): Mailbox | null {
  const bare = WRAPPINGS.reduce((text, around) => around.exec(text)?.[1] ?? text, foldTyped(typed));
  const [, name = '', domain] = ADDRESS.exec(bare) ?? [];
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return HOST.test(host) && name.length + host.length < EMAIL_MAX ? { name, host } : null;
}
