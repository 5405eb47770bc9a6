import type { CheckedRow, CouponNamed, CouponState, StaffCouponRow } from '@siren/domain/coupons';
import { couponReasonWords, couponTypeWords } from '@siren/domain/coupons';
import type { CheckedCart } from '@siren/domain/coupons';
import { formatDecimal, formatExactMoney, formatNumber, formatShortDate } from '@siren/ui/format';

import { idsIn } from './couponForm.ts';
import type { CouponForm } from './couponForm.ts';

export const stateTones: Readonly<Record<CouponState, 'brand' | 'neutral' | 'caution'>> = {
  running: 'brand',
  coming: 'caution',
  ended: 'neutral',
  off: 'neutral',
  exhausted: 'caution',
};

/** «20 %», «500 ₽». */
export const valueText = ({ type, value }: Pick<StaffCouponRow, 'type' | 'value'>): string =>
  type === 'percent' ? `${formatDecimal(value)}\u00a0%` : formatExactMoney(value);

/** Days of the calendar are the same by any clocks. */
const DAYS = 'UTC';

/** «01.11.2026–30.11.2026», «по 30.11.2026»; «без срока». */
export function daysText({ from, to }: Pick<StaffCouponRow, 'from' | 'to'>): string {
  if (from !== null && to !== null) return `${formatShortDate(from, DAYS)}–${formatShortDate(to, DAYS)}`;
  if (from !== null) return `с\u00a0${formatShortDate(from, DAYS)}`;
  return to === null ? 'без срока' : `по\u00a0${formatShortDate(to, DAYS)}`;
}

/** «412 из 1 000». */
export const usedText = ({ used, limitTotal }: Pick<StaffCouponRow, 'used' | 'limitTotal'>): string =>
  limitTotal === null ? formatNumber(used) : `${formatNumber(used)} из\u00a0${formatNumber(limitTotal)}`;

/** Why a row of a cart costs what it does. */
export function whyText({ why, section }: CheckedRow, { reason }: Pick<CheckedCart, 'reason'>): string {
  const named = section === null ? '' : ` «${section}»`;
  const words = {
    taken: section === null ? 'Промокод действует' : `Раздел${named}`,
    lost: 'Доля скидки меньше рубля за\u00a0штуку',
    coupon: reason === null ? '' : couponReasonWords[reason],
    excluded: `Исключён: раздел${named}`,
    not_target: 'Нет в\u00a0списке разделов и\u00a0товаров',
    not_sold: 'Этого нельзя заказать: нет цены или столько штук',
  };
  return words[why];
}

/**
 * A field of the form in words.
 *
 * @param choices what sections and brands are called; undefined while that is not known
 * @param goodName what a good is called
 */
export function fieldText(
  field: keyof CouponForm,
  text: string,
  choices: { sections: readonly CouponNamed[]; brands: readonly CouponNamed[] } | undefined,
  goodName: (id: number) => string,
): string {
  const named = (all: readonly CouponNamed[] | undefined) =>
    idsIn(text).map((id) => all?.find((one) => one.id === id)?.name ?? `№\u00a0${id}`);
  switch (field) {
    case 'targets':
    case 'excludes':
      return named(choices?.sections).join(', ');
    case 'brands':
      return named(choices?.brands).join(', ');
    case 'offers':
      return idsIn(text).map(goodName).join(', ');
    case 'type':
      return couponTypeWords[text === 'fixed' ? 'fixed' : 'percent'];
    case 'active':
      return text === 'yes' ? 'включён' : 'выключен';
    default:
      return text;
  }
}
