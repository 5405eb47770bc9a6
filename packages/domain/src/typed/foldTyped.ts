/** Signs of control, lines and tabs not among them; what no eye sees, also within pictures. */
const UNSEEN = /(?![\t-\r])[\p{Cc}\p{Cf}\p{DI}]/gu;
const SINGLE_QUOTE = /[\u2018-\u201B\u2032\u2039\u203A\u02BC\u00B4`\uFF07]/gu;
const DOUBLE_QUOTE = /(?!')[\p{QMark}\u2033]/gu;

/**
 * What was typed or pasted into a field that is compared (a code, a login, a contact, a query), as the shop reads it.
 * Messengers, letters and word processors put signs in place of signs: those that nobody sees go, dashes, quotes and
 * spaces become the plain ones, and each letter is one piece. Folding twice changes nothing.
 */
export function foldTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[\p{Dash}\u2043\u02D7]/gu, '-')
    .replace(SINGLE_QUOTE, "'")
    .replace(DOUBLE_QUOTE, '"')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();
}
