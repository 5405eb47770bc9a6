import type { AppliedCoupon, CouponReason } from '@siren/domain/coupons';
import { formatMoney, formatReduction } from '@siren/ui/format';

const words: Record<Exclude<CouponReason, 'total_too_small'>, string> = {
  inactive: 'Промокод больше не действует.',
  not_started: 'Промокод ещё не начал действовать.',
  expired: 'Срок промокода прошёл.',
  used_up: 'Промокод закончился: им воспользовались все, кто мог.',
  used_by_buyer: 'Вы уже воспользовались этим промокодом.',
  no_matching_goods: 'В\u00a0заказе нет товаров, на\u00a0которые он действует.',
};

/** What an applied coupon does now, or why it does nothing and what is missing. */
export function couponNote({ discount, reason, missing }: AppliedCoupon): string {
  if (reason === null) return `Скидка ${formatReduction(discount)}`;
  if (reason === 'total_too_small')
    return `Добавьте товаров ещё на\u00a0${formatMoney(missing)}, и\u00a0он сработает.`;
  return words[reason];
}
