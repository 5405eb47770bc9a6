const STRESS = '\u0301';
/**
 * Latin vowels with the mark in a Russian word: that is how it is typed where keyboards have them. Marks between the letters
 * do not end the word: some of them go.
 */
const LATIN = /(?<=\p{Script=Cyrillic}[áéóý\p{M}]*)[áéóý]|[áéóý](?=[áéóý\p{M}]*\p{Script=Cyrillic})/giu;
/** Those vowels, and the Russian ones in the same places. */
const MARKED = 'áéóýÁÉÓÝ';
const PLAIN = 'аеоуАЕОУ';

/**
 * A text without the marks of stress, «ди́ван» as «диван», each letter in one piece. Letters that are written with a mark
 * stay: «й», «ё», «ç», and «é» of a foreign word.
 */
export function withoutStress(text: string): string {
  return text
    .normalize('NFC')
    .replace(LATIN, (letter) => PLAIN.charAt(MARKED.indexOf(letter)))
    .replaceAll(STRESS, '')
    .normalize('NFC');
}
