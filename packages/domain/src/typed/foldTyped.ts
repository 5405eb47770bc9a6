/**
 * Signs of control, lines and tabs not among them; what no eye sees, also within pictures; the sign that stands for a picture
 * that was not copied.
 */
const UNSEEN = /(?![\t-\r])[\p{Cc}\p{Cf}\p{DI}\uFFFC]/gu;
const SINGLE_QUOTE = /[‘-‛′‹›ʼ´`]/gu;
const DOUBLE_QUOTE = /(?!')[\p{QMark}″]/gu;

/**
 * Signs that are other shapes of plain ones: letters (circled ones, too), raised and lowered digits, all that stands wide. What
 * would read otherwise stays: signs that stand for words («№», «™», «℃») and fractions.
 */
const SHAPES = /[\p{Alpha}²³¹⁰-₉！-～]/gu;

/**
 * What was typed or pasted into a field that is compared (a code, a login, a contact, a query), as the shop reads it.
 * Messengers, letters and word processors put signs in place of signs: those that nobody sees go, dashes, quotes, spaces
 * and shapes of letters and digits become the plain ones, and each letter is one piece. Folding twice changes nothing.
 */
export function foldTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(SHAPES, (sign) => sign.normalize('NFKC'))
    .normalize()
    .replace(/[\p{Dash}⁃˗]/gu, '-')
    .replace(SINGLE_QUOTE, "'")
    .replace(DOUBLE_QUOTE, '"')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();
}
