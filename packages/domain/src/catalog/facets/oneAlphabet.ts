/** Small letters by whose capitals the alphabets cannot be told apart, Russian and Latin. */
const PAIRS = 'аa вb еe кk мm нh оo рp сc тt уy хx'.split(' ');
const LATIN = new Map(PAIRS.map(([russian = '', latin = '']) => [russian, latin]));
const RUSSIAN = new Map(PAIRS.map(([russian = '', latin = '']) => [latin, russian]));

const written = (word: string, letters: ReadonlyMap<string, string>) =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');
const isOnly = (word: string, alphabet: RegExp) => Array.from(word).every((letter) => alphabet.test(letter));

/** The words of a text in small letters. */
const WORDS = /\p{L}+/gu;

/**
 * A text in small letters, each word in one alphabet: feeds write «XL» with a Russian «Х», and «велюр» with a Latin «p».
 * A word changes where all of it reads in the other alphabet. What reads in both is Russian; a letter alone is Latin
 * as grades and sizes are, but among Russian words, where it is one of them.
 */
export function oneAlphabet(text: string): string {
  const words = text.match(WORDS) ?? [];
  const isRussian = words.some((word) => !isOnly(written(word, LATIN), /[a-z]/));
  return text.replace(WORDS, (word, at: number) => {
    const [latin, russian] = [written(word, LATIN), written(word, RUSSIAN)];
    if (!isOnly(latin, /[a-z]/)) return isOnly(russian, /[а-яё]/) ? russian : word;
    if (!isOnly(russian, /[а-яё]/)) return latin;
    if (word.length > 1) return russian;
    // «°C» is one sign, whatever is written around it; «5 с» are seconds.
    if (text.charAt(at - 1) === '°') return latin;
    if (latin === 'c' && /\d\s*$/.test(text.slice(0, at))) return word;
    return isRussian ? russian : latin;
  });
}
