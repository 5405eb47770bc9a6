/** Signs of control, lines and tabs not among them; what no eye sees, also within pictures. */
const UNSEEN = /(?![\t-\r])[\p{Cc}\p{Cf}\p{DI}]/gu;
const SINGLE_QUOTE = /[\u2018-\u201B\u2032\u2039\u203A\u02BC\u00B4`]/gu;
const DOUBLE_QUOTE = /(?!')[\p{QMark}\u2033]/gu;

/**
 * A sign that is another shape of plain ones (wide, narrow, raised, circled, two letters in one) as these. What reads
 * otherwise then stays: signs that stand for words («№», «™», «℃») and fractions.
 */
function plainShape(sign: string): string {
  const plain = sign.normalize('NFKC');
  const isSame = /^.$/u.test(plain) || (/[\p{L}\p{N}]/u.test(sign) && !plain.includes('\u2044'));
  return isSame ? plain : sign;
}

/**
 * What was typed or pasted into a field that is compared (a code, a login, a contact, a query), as the shop reads it.
 * Messengers, letters and word processors put signs in place of signs: those that nobody sees go, dashes, quotes, spaces
 * and shapes of letters and digits become the plain ones, and each letter is one piece. Folding twice changes nothing.
 */
export function foldTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[^\0-\u007F]/gu, plainShape)
    .normalize('NFC')
    .replace(/[\p{Dash}\u2043\u02D7]/gu, '-')
    .replace(SINGLE_QUOTE, "'")
    .replace(DOUBLE_QUOTE, '"')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();
}
