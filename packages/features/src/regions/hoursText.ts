import type { Store } from '@siren/domain/regions';

/** «Ежедневно 10:00–21:00». */
export function hoursText({ opens, closes }: Pick<Store, 'opens' | 'closes'>): string {
  return opens === closes ? 'Круглосуточно' : `Ежедневно ${opens}–${closes}`;
}
