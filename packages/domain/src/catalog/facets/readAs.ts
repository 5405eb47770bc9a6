import { withoutStress } from '../../typed/index.ts';
import { oneAlphabet } from './oneAlphabet.ts';
import { withMegas } from './readUnit.ts';
import { plainShapes, withoutSilentSigns } from './silentSigns.ts';

/** Small letters that addresses write alike, in any word. */
const LOOKALIKES = new Map(Object.entries({ а: 'a', е: 'e', к: 'k', м: 'm', о: 'o', т: 't' }));

const fraction = (sign: string) => ` ${sign.normalize('NFKD').replace('\u2044', '/')} `;

/** A Russian letter for degrees: a capital behind a number. A small one is that of seconds, but behind the sign. */
const DEGREES = /(?<=\d\s*)С(?!\p{L})|(?<=°\s*)[Сс](?!\p{L})/gu;

/** A letter between two figures that stands for the sign of sizes, «30x40». */
const TIMES = /(?<=\d)\s*[xх]\s*(?=\d)/g;

/** Small letters in their usual shape, without stress and «ё», each word in one alphabet. */
export const plainLetters = (text: string): string =>
  oneAlphabet(
    withoutStress(plainShapes(text))
      .replace(DEGREES, 'C')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(TIMES, '×'),
  );

/** Letters, as people do not tell them apart: case, «ё», stress, lookalikes. */
const sameLetters = (text: string) =>
  plainLetters(
    withMegas(plainShapes(text.normalize('NFC')))
      .replace(/[\p{Cf}™®©]/gu, '')
      .replace(/°\s+(?=[cfс](?!\p{L}))/giu, '°'),
  ).replace(/[а-я]/g, (letter) => LOOKALIKES.get(letter) ?? letter);

/** Signs that are written in several ways: «½», «м²», all dashes, «1,5», «°C». */
const sameSigns = (text: string) =>
  text
    .replace(/[¼-¾⅐-⅞]/g, fraction)
    .replaceAll('\u2044', '/')
    .replace(/(?<=\p{L})[²³¹⁰-⁹₀-₉]+/gu, (digits) => digits.normalize('NFKC'))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replaceAll('...', '…')
    .replace(/(?<=\d)\s*\*\s*(?=\d)/g, '×')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/°(?=[cfс](?!\p{L}))/gu, ' ');

/** Signs of inches and feet, which stand behind a figure; other quotes only set words apart. */
const sameMarks = (text: string) =>
  text
    .replace(/(?<=\d)\s*(?:['’′]{2}|[”″]|"(?=\s|\p{P}|\p{S}|$))/gu, '"')
    .replace(/(?<=\d)\s*(?:[’′]|'(?=\s|\p{P}|\p{S}|$))/gu, "'")
    .replace(/(?<!\d)["'”’]/g, ' ');

/** Takes out what only sets words apart: quotes, brackets, stops, hyphens of words. */
const withoutSilent = (text: string) =>
  sameMarks(withoutSilentSigns(text))
    .replace(/\s+-\s+/g, '-')
    .replace(/(?<=[\p{L}\d])-(?=\p{L})|(?<=\p{L})-(?=\d)|^\s*-\s*(?=\p{L})/gu, ' ');

/**
 * How a text reads to people: what looks or sounds the same is the same text then, and each sign that changes the
 * meaning stays. «−20…+40 °C» and «20…+40 °C» differ, «тёмно-зелёный» and «Темно зеленый» do not.
 */
export function readAs(text: string): string {
  return (
    withoutSilent(sameSigns(sameLetters(text)))
      .replace(/\s+/g, ' ')
      .replace(/ ?([^\p{L}\p{N} .'"-]) ?/gu, '$1')
      .trim()
      // A minus belongs to its number, be there a space between or not.
      .replace(/(?<=^|[^\p{L}\p{N} .'"-])- (?=\d)/gu, '-')
  );
}
