import { plural } from '../../format/index.ts';
import type { Forms } from '../../format/index.ts';
import { clockParts } from './clockParts.ts';

type Unit = readonly [nominative: Forms, genitive: Forms];

/** Of hours, minutes and seconds. */
const UNITS: readonly Unit[] = [
  [
    ['час', 'часа', 'часов'],
    ['часа', 'часов', 'часов'],
  ],
  [
    ['минута', 'минуты', 'минут'],
    ['минуты', 'минут', 'минут'],
  ],
  [
    ['секунда', 'секунды', 'секунд'],
    ['секунды', 'секунд', 'секунд'],
  ],
];

function inCase(seconds: number, grammaticalCase: 0 | 1): string {
  const parts = clockParts(seconds);
  const said = UNITS.flatMap((unit, place) => {
    const count = parts[place] ?? 0;
    return count > 0 ? [`${count} ${plural(count, unit[grammaticalCase])}`] : [];
  });
  /* Plain spaces: this is for the ear, and for whoever compares it. */
  return said.join(' ') || '0 секунд';
}

/** «2 минуты 30 секунд» out of seconds, as a screen reader says it. */
export const timeInWords = (seconds: number): string => inCase(seconds, 0);

/** «2 минуты 30 секунд из 10 минут»; «из 1 минуты», for «из» asks for the genitive. */
export function placeInWords(seconds: number, duration: number): string {
  const isKnown = Number.isFinite(duration) && duration > 0;
  return isKnown ? `${inCase(seconds, 0)} из ${inCase(duration, 1)}` : inCase(seconds, 0);
}
