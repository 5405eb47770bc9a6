/** What somebody typed or was given, wherever it got into a text. */
const SECRETS: readonly RegExp[] = [
  // E-mails.
  /[^\s@"'(<=]+@[^\s@"')>]+\.[^\s@"')>,;]+/g,
  // Phones, cards: ten digits and more, however they are written.
  /(?<![\w-])\+?\d(?:[\s()-]{0,2}\d){9,}(?![\w-])/g,
  // Tokens: 32 characters that are no word of ours. A UUID is longer, with hyphens, and is the id of a payment.
  /(?<![\w-])(?=[\w-]*\d)[\w-]{32}(?![\w-])/g,
  // What follows the path of an address.
  /(?<=\/[^\s?"']*)\?[^\s"')]+/g,
];

/** Longer texts are cut: they may be a page that another program sent. */
const LENGTH_MAX = 1_000;

/** A text without what may be personal in it. Lines that could hold such a thing are not written; this is the net below. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((left, secret) => left.replaceAll(secret, '…'), text.slice(0, LENGTH_MAX));
