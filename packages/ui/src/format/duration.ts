import { formatNumber } from './number.ts';
import { plural } from './plural.ts';
import type { Forms } from './plural.ts';
import { DASH, NBSP } from './spaces.ts';

const units: readonly { seconds: number; forms: Forms }[] = [
  { seconds: 86_400, forms: ['день', 'дня', 'дней'] },
  { seconds: 3600, forms: ['час', 'часа', 'часов'] },
  { seconds: 60, forms: ['минута', 'минуты', 'минут'] },
  { seconds: 1, forms: ['секунда', 'секунды', 'секунд'] },
];

/**
 * «2 минуты 30 секунд» out of seconds: the two largest units, the smaller one left out where it is 0. «—» for what is
 * no length of time.
 */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (!(whole >= 0 && whole <= Number.MAX_SAFE_INTEGER)) return DASH;
  const first = units.findIndex((unit) => whole >= unit.seconds || unit.seconds === 1);
  let rest = whole;
  const parts = units.slice(first, first + 2).flatMap(({ seconds: length, forms }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 || whole === 0 ? [`${formatNumber(count)}${NBSP}${plural(count, forms)}`] : [];
  });
  return parts.join(' ');
}
