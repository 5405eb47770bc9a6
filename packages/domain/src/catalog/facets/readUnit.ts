import { plainShapes } from './silentSigns.ts';

/** What thousandths and millions are both measured of, in small letters. */
const MEASURED: ReadonlySet<string> = new Set(
  'а ач в ва вар вт втч гн гц дж зв кл н ом па тл ф эв a ah ev f h hz j n ohm pa v va w wh ω'.split(' '),
);

const withMega = (word: string) => {
  const isMega = /^[МM]/.test(word) && MEASURED.has(word.slice(1).toLowerCase());
  return isMega ? (word.startsWith('М') ? 'мега' : 'mega') + word.slice(1) : word;
};

/** A text in which millions are told from thousandths of the same unit, «5 МВ» from «5 мВ», also where case is lost. */
export const withMegas = (text: string): string => text.replace(/(?<=\d\s*)\p{L}+/gu, withMega);

/**
 * A unit as it reads: signs of inches, feet, degrees and minutes in one form each, millions apart from thousandths. «C»
 * alone are degrees, «с» are seconds.
 */
export function readUnit(unit: string): string {
  return plainShapes(unit)
    .replace(/['’′]{2}|["”“″]/g, '″')
    .replace(/['’‘′]/g, '′')
    .replace(/^[CС]$/, '°C')
    .replace(/°\s+(?=\p{L})/gu, '°')
    .replace(/\p{L}+/gu, withMega);
}
