import { plural } from '../../format/index.ts';
import type { Forms } from '../../format/index.ts';

type Unit = readonly [nominative: Forms, genitive: Forms];

const HOURS: Unit = [
  ['час', 'часа', 'часов'],
  ['часа', 'часов', 'часов'],
];
const MINUTES: Unit = [
  ['минута', 'минуты', 'минут'],
  ['минуты', 'минут', 'минут'],
];
const SECONDS: Unit = [
  ['секунда', 'секунды', 'секунд'],
  ['секунды', 'секунд', 'секунд'],
];

const whole = (seconds: number) => (Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0);

function inCase(seconds: number, grammaticalCase: 0 | 1): string {
  const all = whole(seconds);
  const parts: [number, Unit][] = [
    [Math.floor(all / 3600), HOURS],
    [Math.floor(all / 60) % 60, MINUTES],
    [all % 60, SECONDS],
  ];
  const said = parts.filter(([count]) => count > 0);
  /* Plain spaces: this is for the ear, and for whoever compares it. */
  return (said.length > 0 ? said : parts.slice(-1))
    .map(([count, unit]) => `${count} ${plural(count, unit[grammaticalCase])}`)
    .join(' ');
}

/** «2 минуты 30 секунд» out of seconds, as a screen reader says it. */
export const timeInWords = (seconds: number): string => inCase(seconds, 0);

/** «2 минуты 30 секунд из 10 минут»; «из 1 минуты», for «из» asks for the genitive. */
export function placeInWords(seconds: number, duration: number): string {
  const isKnown = Number.isFinite(duration) && duration > 0;
  return isKnown ? `${inCase(seconds, 0)} из ${inCase(duration, 1)}` : inCase(seconds, 0);
}
