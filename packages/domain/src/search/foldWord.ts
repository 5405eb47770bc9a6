/** A text as words are compared: small letters, «ё» as «е», one form of each sign. Its length may differ. */
export function foldWord(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}
