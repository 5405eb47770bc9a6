import type { CouponReason, CouponType } from './entities.ts';
import type { CouponState } from './staffCoupon.ts';

export const couponStateWords: Readonly<Record<CouponState, string>> = {
  running: 'Идёт',
  coming: 'Будет',
  ended: 'Закончился',
  off: 'Выключен',
  exhausted: 'Исчерпан',
};

export const couponTypeWords: Readonly<Record<CouponType, string>> = { percent: 'Процент', fixed: 'Сумма' };

/** Why a coupon takes nothing off, as staff are told. */
export const couponReasonWords: Readonly<Record<CouponReason, string>> = {
  inactive: 'Промокод выключен',
  not_started: 'Промокод ещё не\u00a0начался',
  expired: 'Промокод закончился',
  used_up: 'Промокод использован столько раз, сколько можно',
  used_by_buyer: 'Покупатель использовал его столько раз, сколько можно',
  total_too_small: 'Сумма корзины меньше нужной',
  no_matching_goods: 'В\u00a0корзине нет товаров, на\u00a0которые он\u00a0действует',
};
