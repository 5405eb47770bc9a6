const EMAIL = /[^\s@]+@[^\s@]+/g;
/** Seven digits and more, however they are parted: a phone, a card, a passport. Articles are shorter. */
const NUMBER = /\+?\d(?:[\s().-]*\d){6,}/g;
/** Longer queries are pasted texts. */
const MAX = 100;

/** What somebody typed, fit to be counted: no e-mail addresses and no long numbers, which may be a person's. */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, '…').replace(NUMBER, '…').slice(0, MAX).trim();
}
