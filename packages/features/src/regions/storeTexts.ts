import { openState } from '@siren/domain/regions';
import type { PayType, Store, StoreHours } from '@siren/domain/regions';
import { formatDay } from '@siren/ui/format';
import { clockText } from './hoursText.ts';

export interface OpenText {
  open: boolean;
  /** «Открыто до 21:00», «Закрыто до завтра, 10:00», «Закрыто до 3 января, 10:00». */
  text: string;
}

/** Whether a store is open at `now` (ms since 1970) by the clocks of its region, in words. */
export function openText(store: StoreHours, now: number, timeZone: string): OpenText {
  const { open, changesAt: moment, tomorrow, day } = openState(store, now, timeZone);
  const changesAt = moment && clockText(moment);
  if (open) return { open, text: changesAt ? `Открыто до\u00a0${changesAt}` : 'Круглосуточно' };
  if (!changesAt) return { open, text: 'Закрыто' };
  const later = day ? `${formatDay(day, 'UTC')}, ` : tomorrow ? 'завтра, ' : '';
  return { open, text: `Закрыто до\u00a0${later}${changesAt}` };
}

/** A name in the middle of a sentence: «картой», but «СБП». */
function midSentence(name: string): string {
  const abbreviation = name.slice(0, 2) === name.slice(0, 2).toUpperCase();
  return abbreviation ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** «картой, СБП, наличными». */
export function payTypesText(payTypes: readonly Pick<PayType, 'name'>[]): string {
  return payTypes.map(({ name }) => midSentence(name)).join(', ');
}

/** Where a route to the store is planned: only who presses it goes there. */
export function routeAddress({ location: { lat, lon } }: Pick<Store, 'location'>): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
}
