/** A joiner that makes one picture of two, and the sign that asks for a picture: seen, though they have no shape. */
const JOINER = /(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D/u;
const PICTURED = /(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)/u;
/**
 * Marks of direction, zero-width and soft signs, fillers; signs of control, lines and tabs not among them; the sign that stands
 * for a picture that was not copied.
 */
const UNSEEN = /(?!\u200D|\uFE0F|[\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/u;
const ALL = new RegExp([JOINER, PICTURED, UNSEEN].map(({ source }) => source).join('|'), 'gu');

/** A text that people read, without what nobody sees in it, each letter in one piece («й», not «и» and a breve). */
export function withoutUnseen(text: string): string {
  return text.replace(ALL, '').normalize('NFC');
}
