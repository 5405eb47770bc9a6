import type { Store } from '@siren/domain/regions';

/** A time of day as one says it: «9:00» of «09:00». */
export const clockText = (time: string): string => time.replace(/^0(?=\d)/, '');

/** «Ежедневно 9:00–21:00». */
export function hoursText({ opens, closes }: Pick<Store, 'opens' | 'closes'>): string {
  return opens === closes ? 'Круглосуточно' : `Ежедневно ${clockText(opens)}–${clockText(closes)}`;
}
