import type { BonusChangeKind, StaffClientRow } from '@siren/domain/client-records';
import { dayOf, formatDay, formatDecimal, formatShortDate } from '@siren/ui/format';
import type { BadgeProps } from '@siren/ui/badge';

/** Marks of an account, the gravest first. */
export function marksOf({ blocked, erased, staff }: Pick<StaffClientRow, 'blocked' | 'erased' | 'staff'>): {
  word: string;
  tone: NonNullable<BadgeProps['tone']>;
}[] {
  // Shut with the rest of it.
  if (erased) return [{ word: 'Удалён', tone: 'neutral' }];
  return [
    ...(blocked ? [{ word: 'Заблокирован', tone: 'critical' as const }] : []),
    ...(staff ? [{ word: 'Сотрудник', tone: 'neutral' as const }] : []),
  ];
}

/** Why bonus changed; the number of the order follows where it is one's. */
export const bonusWords: Readonly<Record<BonusChangeKind, string>> = {
  opening: 'Было, когда начался учёт',
  order: 'Потрачены в\u00a0заказе',
  changed: 'Вернулись: изменён заказ',
  cancelled: 'Вернулись: отменён заказ',
  returned: 'Вернулись: возврат по\u00a0заказу',
  correction: 'Коррекция',
};

/** «+240», «−1 200,5». @param amount roubles */
export const amountText = (amount: number): string =>
  (amount < 0 ? '−' : '+') + formatDecimal(Math.abs(amount));

/** Characters of a year in «2026-11-20». */
const YEAR = 4;

/** «21 ноября» of this year, «31.12.2025» of another one, by the clocks of the order's region. @param now ms since 1970 */
export function lastOrderText(lastOrder: StaffClientRow['lastOrder'], now: number): string {
  if (lastOrder === null) return '—';
  const { at, timeZone } = lastOrder;
  const year = (moment: string | number) => dayOf(moment, timeZone)?.slice(0, YEAR);
  return year(at) === year(now) ? formatDay(at, timeZone) : formatShortDate(at, timeZone);
}
