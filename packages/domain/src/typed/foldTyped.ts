/** Signs of control, lines and tabs not among them; what no eye sees, also within pictures. */
const UNSEEN = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Hyphens, dashes, minuses, and lines that tables are drawn with. */
const DASH = /[\p{Pd}\u2212\u2043\u02D7\u2796\u2500\u2501]/gu;
const SINGLE_QUOTE = /[\u2018-\u201B\u2032\u2035\u2039\u203A\u02B9\u02BB-\u02BD\u00B4`\uFF07]/gu;
const DOUBLE_QUOTE = /[«»\u201C-\u201F\u2033\u2036\u275D\u275E\u301D-\u301F\uFF02]/gu;

/**
 * What was typed or pasted into a field that is compared (a code, a login, a contact, a query), as the shop reads it.
 * Messengers, letters and word processors put signs in place of signs: those that nobody sees go, dashes, quotes and
 * spaces become the plain ones, and each letter is one piece. Folding twice changes nothing.
 */
export function foldTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(DASH, '-')
    .replace(SINGLE_QUOTE, "'")
    .replace(DOUBLE_QUOTE, '"')
    .replace(/\s+/gu, ' ')
    .trim();
}
