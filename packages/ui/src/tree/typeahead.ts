/** How long after a letter the next one belongs to the same word, in ms. */
export const TYPING_PAUSE_MS = 600;

/** «Ёлка» is found by «елка» and by «ёл»: nobody reaches for the corner of the keyboard. */
const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('ru-RU').replaceAll('ё', 'е');

/** A key that types something: one character, of any alphabet. */
export const isLetter = (key: string): boolean => [...key].length === 1 && key.trim() !== '';

/**
 * The place of the next name that begins with what was typed, from the current one round to it again; −1 where there is
 * none. One letter, or the same one again and again, goes from name to name.
 */
export function findTyped(labels: readonly string[], at: number, typed: string): number {
  const letters = [...fold(typed)];
  const [first = ''] = letters;
  const same = letters.every((letter) => letter === first);
  const wanted = same ? first : letters.join('');
  const start = same ? at + 1 : at;
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => fold(labels[index] ?? '').startsWith(wanted)) ?? -1;
}
