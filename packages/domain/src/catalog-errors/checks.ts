import { folded } from '../references/index.ts';
import { GOOD_NAME_GOOD, PRICE_JUMP } from './rules.ts';

/** What UTF-8 of two Russian letters looks like, read as windows-1251 or as Latin. The server’s SQL has the same patterns. */
const TAIL_1251 = 'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї';
export const MOJIBAKE = `([РС][${TAIL_1251}]){2}|([ÐÑ][\u0080-\u00bf]){2}|\ufffd`;
/** Names of files that stand for no picture. */
export const PLACEHOLDER =
  '(^|[/_.-])(no[-_]?(photo|foto|image|img|picture|pic)|placeholder|zaglushka|image[-_]?not[-_]?found)([/_.?-]|$)';

const mojibake = new RegExp(MOJIBAKE, 'u');
const placeholder = new RegExp(PLACEHOLDER, 'iu');

/** Whether a text was read in another encoding than it was written in. */
export const isMojibake = (text: string): boolean => mojibake.test(text);

/** Whether an address is that of a picture that stands for none. @testing */
export const isPlaceholder = (url: string): boolean => placeholder.test(url);

/** Whether a name is empty, or longer than lists show. */
export const isBadLength = (name: string): boolean =>
  name.trim() === '' || Array.from(name).length > GOOD_NAME_GOOD;

/** Words with two spaces between them, so that two that stand side by side share none. */
const words = (text: string): string => ` ${folded(text).replaceAll(/[^0-9a-zа-я]+/gu, '  ')} `;

/** Whether the name of a good tells its brand more than once. */
export function isBrandTwice(name: string, brand: string): boolean {
  const told = words(brand).trim();
  return told !== '' && words(name).split(` ${told} `).length > 2;
}

/** Whether a price is more than twice as much as before, or less than half of it. Roubles. @testing */
export const isPriceJump = (before: number, now: number): boolean =>
  now > before * PRICE_JUMP || now * PRICE_JUMP < before;
