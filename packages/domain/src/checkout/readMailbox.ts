import { foldTyped } from '../typed/index.ts';

/** Longest e-mail address that mail servers take, characters. */
export const EMAIL_MAX = 254;

/** An e-mail address in its two parts. */
export interface Mailbox {
  name: string;
  /** The domain as the network names it: punycode, small letters. */
  host: string;
}

/**
 * Name and domain, with what stands around them where they are copied: a name in front, quotes, a link, the sign before the
 * next one of a list. However many quotes stand in front, none is of the name. Signs that letters set apart are in no name, and those of links, which `URL` would read, in no domain.
 */
const ADDRESS =
  /^(?:[^<>]*<)?(?:mailto:|["'])*(?!')([^\s@"(),:;<>[\\\]%]+)@([^\s@/?#:\\%"',;<>]+(?<!\.))(?:\.?\?[^@]*)?["'>,;. ]*$/i;
/** The mailboxes of a link: it names signs by their numbers. */
const LINK = /(?<=mailto:)[^?<>"]*/i;
/** `URL` lets signs through that no domain has. What ends in a number is the address of a machine. */
const HOST = /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/;
/** No part of a domain begins or ends with a hyphen, which `URL` hides in the other writing. */
const HYPHEN_AT_END = /(^|[.。｡])-|-([.。｡]|$)/;

/**
 * The e-mail that was typed, or pasted as it stands in a letter («Иван <ivan@mail.ru>,», `mailto:…`); null where it does
 * not read like one address.
 */
export function readMailbox(typed: string): Mailbox | null {
  try {
    const [, name = '', domain = ''] =
      ADDRESS.exec(foldTyped(typed.replace(LINK, (link) => decodeURIComponent(link)))) ?? [];
    const host = new URL(`http://${domain}`).hostname;
    const is = HOST.test(host) && !HYPHEN_AT_END.test(domain) && name.length + host.length < EMAIL_MAX;
    return is ? { name, host } : null;
  } catch {
    // Neither numbers that stand for no sign nor what is no domain are in an address.
    return null;
  }
}
