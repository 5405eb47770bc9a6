import type { StoreDays } from '@siren/domain/regions';
import { formatDay, formatDayRange } from '@siren/ui/format';
import { clockText } from './hoursText.ts';

/** «Новый год, 1–2 января: закрыто». */
export function storeDaysText({ from, to, name, hours }: StoreDays): string {
  const when = from === to ? formatDay(from, 'UTC') : formatDayRange(from, to, 'UTC');
  const what = hours ? `${clockText(hours.opens)}–${clockText(hours.closes)}` : 'закрыто';
  return `${name}, ${when}: ${hours && hours.opens === hours.closes ? 'круглосуточно' : what}`;
}
