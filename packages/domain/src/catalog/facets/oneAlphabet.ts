/** Small letters by whose capitals the alphabets cannot be told apart, Russian and Latin. */
const PAIRS = 'аa вb еe кk мm нh оo рp сc тt уy хx'.split(' ');
const LATIN = new Map(PAIRS.map(([russian = '', latin = '']) => [russian, latin]));
const RUSSIAN = new Map(PAIRS.map(([russian = '', latin = '']) => [latin, russian]));

const RUSSIAN_TWINS = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'gu');
const LATIN_TWINS = new RegExp(`[${[...RUSSIAN.keys()].join('')}]`, 'gu');

const inLatin = (word: string) => word.replace(RUSSIAN_TWINS, (letter) => LATIN.get(letter) ?? letter);
const inRussian = (word: string) => word.replace(LATIN_TWINS, (letter) => RUSSIAN.get(letter) ?? letter);
const isLatin = (word: string) => /^[a-z]+$/u.test(word);
const isRussian = (word: string) => /^[а-яё]+$/u.test(word);

/** The words of a text in small letters. */
const WORDS = /\p{L}+/gu;

/**
 * A text in small letters, each word in one alphabet: feeds write «XL» with a Russian «Х», and «велюр» with a Latin «p».
 * A word changes where all of it reads in the other alphabet. What reads in both is Russian; a letter alone is Latin
 * as grades and sizes are, but among Russian words, where it is one of them.
 */
export function oneAlphabet(text: string): string {
  const words = text.match(WORDS) ?? [];
  const isAmongRussian = words.some((word) => !isLatin(inLatin(word)));
  return text.replace(WORDS, (word, at: number) => {
    const [latin, russian] = [inLatin(word), inRussian(word)];
    if (!isLatin(latin)) return isRussian(russian) ? russian : word;
    if (!isRussian(russian)) return latin;
    if (word.length > 1) return russian;
    // «°C» is one sign, whatever is written around it; «5 с» are seconds.
    if (text.charAt(at - 1) === '°') return latin;
    if (latin === 'c' && /\d\s*$/.test(text.slice(0, at))) return word;
    return isAmongRussian ? russian : latin;
  });
}
