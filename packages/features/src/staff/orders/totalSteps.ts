import { shownGoods } from '@siren/domain/checkout';
import { sumRoubles } from '@siren/domain/money';
import type { StaffOrder } from '@siren/domain/orders';
import { moneyKept } from '@siren/domain/payments';

/** A step of the sum of an order. Roubles; `off` is taken off. */
export interface TotalStep {
  term: string;
  amount: number;
  kind: 'plus' | 'off' | 'total';
}

/** What an order comes to, what of that was paid, and what went back. Steps that change nothing are left out. */
export function totalSteps({ order, returns }: StaffOrder): TotalStep[] {
  const { lines, totals, coupon, payments } = order;
  const goods = shownGoods(lines);
  const returned = sumRoubles(returns.map(({ money }) => money));
  const some = (kind: TotalStep['kind'], term: string, amount: number): TotalStep[] =>
    amount > 0 ? [{ term, amount, kind }] : [];
  return [
    { term: 'Товары', amount: goods.before, kind: 'plus' },
    ...some('off', 'Скидка', goods.saved),
    ...some('off', `Промокод ${coupon ?? ''}`, goods.coupon),
    ...some('plus', 'Услуги', totals.services),
    ...some('off', 'Бонусы', totals.bonus),
    ...some('off', 'Сертификаты', totals.certificates),
    { term: 'К\u00a0оплате', amount: totals.toPay, kind: 'total' },
    ...some('plus', 'Оплачено', moneyKept(payments)),
    ...some('plus', 'Вернули за\u00a0возвраты', returned),
  ];
}
