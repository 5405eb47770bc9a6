import { shownGoods } from '@siren/domain/checkout';
import { sumRoubles } from '@siren/domain/money';
import type { StaffOrder } from '@siren/domain/orders';
import { moneyKept } from '@siren/domain/payments';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, MINUS } from '@siren/ui/format';

/** What the order comes to, step by step: the same steps as the buyer reads. Then what of it was paid and came back. */
export function OrderTotals({ shown: { order, returns } }: { shown: StaffOrder }) {
  const { lines, totals, coupon, payments, owed } = order;
  const kept = moneyKept(payments);
  const returned = sumRoubles(returns.map(({ money }) => money));
  const goods = shownGoods(lines);
  const off = (term: string, amount: number): Definition[] =>
    amount > 0 ? [{ term, value: MINUS + formatExactMoney(amount), tone: 'positive' }] : [];
  const some = (term: string, amount: number): Definition[] =>
    amount > 0 ? [{ term, value: formatExactMoney(amount) }] : [];
  return (
    <DefinitionList
      kind="sums"
      items={[
        { term: 'Товары', value: formatExactMoney(goods.before) },
        ...off('Скидка', goods.saved),
        ...off(`Промокод ${coupon ?? ''}`, goods.coupon),
        ...some('Услуги', totals.services),
        ...off('Бонусы', totals.bonus),
        ...off('Сертификаты', totals.certificates),
        { term: 'К\u00a0оплате', value: formatExactMoney(totals.toPay), tone: 'total' },
        ...some('Оплачено', kept),
        ...some('Вернули за\u00a0возвраты', returned),
        // Of what nobody has paid yet all is still to come: that is the sum above.
        ...(kept > 0 ? some('Осталось доплатить', owed) : []),
      ]}
    />
  );
}
