import type { Store } from '@siren/domain/regions';

/** A time of day as one says it: «9:00» of «09:00». */
export const clockText = (time: string): string => time.replace(/^0(?=\d)/, '');

/** «Ежедневно 9:00–21:00», «Пн–Пт 10:00–20:00; Сб 10:00–16:00; Вс выходной». */
export function hoursText({
  opens,
  closes,
  weekWords,
}: Pick<Store, 'opens' | 'closes' | 'weekWords'>): string {
  return (
    weekWords ?? (opens === closes ? 'Круглосуточно' : `Ежедневно ${clockText(opens)}–${clockText(closes)}`)
  );
}
